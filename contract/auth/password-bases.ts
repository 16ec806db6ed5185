/**
 * Words that Brazilian passwords are built on most often, folded: what both sides know without the server's long lists. Written by
 * hand: the words for "password", clubs, operators and banks, games of this trade, faith, affection, names, and hands on keys.
 */
const text = `
senha senhas password passe acesso entrar login mudar mude trocar teste testando admin administrador usuario user root master
convidado guest segredo secreto segura seguro padrao default welcome bemvindo provisoria temporaria contrasenha minhasenha senhaforte
segredinho changeme letmein iloveyou princess dragon monkey sunshine shadow superman batman pokemon naruto minecraft roblox freefire
fortnite counterstrike valorant playstation xbox nintendo
flamengo mengao mengo urubu corinthians corintiano timao gavioes fiel palmeiras verdao porco palestra saopaulo tricolor soberano spfc
santos peixe santista vasco vascao vascodagama gigantedacolina botafogo fogao fluminense nense gremio imortal internacional colorado
cruzeiro raposa cabuloso atletico galo galodoido athletico furacao coritiba bahia bahea vitoria sport ceara fortaleza nautico santacruz
goias chapecoense bragantino juventude cuiaba paysandu remo guarani pontepreta portuguesa america criciuma avai figueirense libertadores
mundial campeao tetra penta hexa selecao futebol neymar ronaldo ronaldinho romario pele messi cristiano gabigol
vivo claro tim oi net nextel embratel telefonica telemar brisanet algar celular telefone chip internet wifi modem
nubank itau bradesco santander caixa bancodobrasil inter picpay mercadopago pagseguro pix dinheiro money grana reais real milhao rico
tigrinho tigre fortune fortunetiger fortuneox fortunerabbit aviator aviaozinho mines cassino casino bet betano blaze aposta apostas
apostador roleta slot slots bingo poker jackpot sorte sortudo ganhar premio bonus arara araras cartas
brasil brazil brasileiro brasileira saopaulo riodejaneiro rio bahia minas paulista carioca gaucho mineiro nordeste curitiba salvador
recife manaus belem natal goiania brasilia campinas fortaleza
jesus jesuscristo cristo deus deusefiel deusebom deuseamor deusnocomando senhor pai maria nossasenhora aparecida fe igreja gospel biblia anjo
abencoado gratidao aleluia saojorge espiritosanto amem
amor amo amorzinho meuamor teamo euteamo amoreterno amordaminhavida paixao vida minhavida coracao saudade carinho beijo beijos amizade
familia mamae mae papai filho filha filhos irmao vovo bebe princesa principe rainha gatinha gatinho lindo linda gostosa gostoso delicia
bonita bonito vitoria felicidade feliz alegria sucesso esperanca liberdade paz estrela lua sol estrelinha borboleta florzinha
cachorro gato cavalo leao aranha coruja borboleta passarinho aguia lobo urso tubarao cobra macaco coelho abelha
homemaranha batman superman ironman vingadores chaves chapolin chiquinha goku dragonball hulk thor mickey barbie xuxa anitta
cerveja skol brahma churrasco cafe chocolate banana morango abacaxi melancia manga coxinha brigadeiro pizza acai
janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro segunda terca quarta quinta sexta sabado
domingo sextou verao inverno primavera outono natal carnaval
computador notebook trabalho empresa escola faculdade professor medico enfermeira engenheiro policia militar bombeiro
honda yamaha fiat gol palio uno civic corolla hilux ferrari porsche toyota chevrolet volkswagen moto carro
azul vermelho verde amarelo preto branco rosa roxo laranja dourado
maria jose joao ana antonio francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael daniel marcelo bruno eduardo felipe
rodrigo manoel manuel fernando gustavo guilherme vinicius leonardo thiago tiago mateus matheus victor vitor diego andre alexandre
ricardo roberto sergio jorge renato fabio julio cesar caio igor henrique arthur artur davi miguel bernardo heitor enzo nicolas samuel
leandro anderson wesley wellington kaique kauan ryan juliana julia mariana fernanda patricia aline amanda bruna camila carla carolina
claudia cristina daniela debora eduarda eliane fabiana gabriela isabel isabela jessica joana jaqueline larissa leticia luana luciana
luiza marcia michele monica natalia paula priscila raquel renata roberta sandra sara sarah silvia simone sonia tatiane tatiana vanessa
vera viviane yasmin alice sophia sofia manuela helena valentina laura lorena heloisa cecilia livia rebeca silva souza santos oliveira
pereira lima costa ferreira rodrigues almeida nascimento gomes martins araujo ribeiro carvalho alves barbosa rocha dias
qwerty qwert qwe asdf asdfg asdfgh asdfghjkl zxcvbn zxcvb zxc abc abcd abcde abcdef xyz qaz wsx qwertyuiop asd
hello love baby angel football baseball soccer ninja killer hunter tiger lucky happy summer winter flower freedom google facebook
instagram whatsapp youtube samsung android iphone apple windows computer starwars matrix hotmail gmail yahoo
foda foder caralho porra merda puta fudeu bosta buceta piroca rola gozar sexo tesao
`

/** Passwords and words as one set: each is refused alone and with a little around it. */
export const passwordBases: ReadonlySet<string> = new Set(text.trim().split(/\s+/))
