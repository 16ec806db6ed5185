import type { MessageWords } from './messages.en.ts'

const notYou =
  'Se não foi você, troque a senha agora, encerre as outras sessões na central de segurança e fale com o suporte.'

/** Why comes first; the rest is the same for all whom the registry names. */
const impeded = (why: string) => ({
  subject: 'Jogos, depósitos e promoções estão fechados para você',
  paragraphs: [
    `${why} Somos obrigados a fechar jogos, depósitos e promoções para você a partir de agora, e a conta em até três dias.`,
    'Saque todo o seu saldo até {until}: nada que ainda falte apostar o prende aqui. O que sobrar depois disso devolvemos à sua própria conta bancária em até mais dois dias.',
    'Se você acha que é um engano, ele só pode ser corrigido onde o cadastro é mantido. Assim que seu nome sair do cadastro, o jogo volta a abrir sozinho.',
  ],
})

export const messagesPt: MessageWords = {
  kinds: {
    bind_email: {
      subject: 'Seu código: {code}',
      paragraphs: [
        'O código para vincular este e-mail à sua conta Arara é {code}. Ele vale por 10 minutos.',
        'Se você não pediu, não faça nada: sem o código, nada acontece.',
      ],
    },
    confirm_contact: {
      subject: 'Seu código: {code}',
      paragraphs: [
        'O código que confirma o seu cadastro na Arara é {code}. Ele vale por 10 minutos.',
        'Se você não se cadastrou, não faça nada: sem o código, nada acontece.',
      ],
    },
    registration_tried: {
      subject: 'Alguém tentou se cadastrar com os seus dados',
      paragraphs: [
        'Alguém tentou abrir uma conta Arara com o seu e-mail, celular ou CPF. Nada mudou: eles continuam com a sua conta.',
        'Foi você? Você já tem uma conta: entre nela ou crie uma senha nova em "Esqueci a senha". Não foi você? Não precisa fazer nada.',
      ],
    },
    email_in_use: {
      subject: 'Este e-mail já tem uma conta',
      paragraphs: [
        'Alguém tentou vincular este e-mail a outra conta Arara. Nada mudou: ele continua com a sua.',
      ],
    },
    email_changed: {
      subject: 'O e-mail da sua conta foi trocado',
      paragraphs: [
        'O e-mail da sua conta Arara agora é {email}. Os saques ficam em espera até {held_until}.',
        notYou,
      ],
    },
    reset_password: {
      subject: 'Seu código: {code}',
      paragraphs: [
        'O código para criar uma senha nova é {code}. Ele vale por 10 minutos.',
        'Se você não pediu, não faça nada e não passe o código a ninguém: nossa equipe nunca o pede.',
      ],
    },
    reset_pin: {
      subject: 'Seu código: {code}',
      paragraphs: [
        'O código para criar uma senha de saque nova é {code}. Ele vale por 10 minutos.',
        'Se você não pediu, alguém entrou na sua conta: troque a senha e encerre as outras sessões.',
      ],
    },
    password_changed: {
      subject: 'Sua senha foi trocada',
      paragraphs: [
        'A senha da sua conta foi trocada em {at}. Os outros aparelhos saíram da conta e os saques ficam em espera até {held_until}.',
        notYou,
      ],
    },
    withdrawal_password_changed: {
      subject: 'Sua senha de saque foi trocada',
      paragraphs: ['A troca foi em {at}. Os saques ficam em espera até {held_until}.', notYou],
    },
    new_device: {
      subject: 'Um aparelho novo entrou na sua conta',
      paragraphs: [
        '{browser} {system}, {at}, rede {network}.',
        'Se foi você, não precisa fazer nada.',
        notYou,
      ],
    },
    second_factor_on: {
      subject: 'A verificação em duas etapas está ativa',
      paragraphs: [
        'De agora em diante, entrar na conta pede também um código. Guarde os códigos de recuperação em lugar seguro.',
        notYou,
      ],
    },
    second_factor_off: {
      subject: 'A verificação em duas etapas foi desligada',
      paragraphs: [
        'Entrar na conta não pede mais um código. Os saques ficam em espera até {held_until}.',
        notYou,
      ],
    },
    passkey_added: {
      subject: 'Uma chave de acesso foi adicionada',
      paragraphs: ['"{name}" agora entra na sua conta.', notYou],
    },
    passkey_suspended: {
      subject: 'Uma das suas chaves de acesso foi suspensa',
      paragraphs: [
        '"{name}" parece copiada: dois aparelhos a usam. Ela não entra mais na conta. Adicione outra.',
        notYou,
      ],
    },
    failed_tries: {
      subject: 'Alguém tenta entrar na sua conta',
      paragraphs: [
        'Até {at} houve {count} senhas erradas na sua conta. Ninguém entrou. Se não foi você, use uma senha que não usa em nenhum outro lugar e ative a verificação em duas etapas.',
      ],
    },
    token_reused: {
      subject: 'Encerramos uma sessão para proteger você',
      paragraphs: [
        'Em {at}, um acesso antigo de uma das suas sessões foi usado de novo, como faria uma cópia. Encerramos essa sessão: entre de novo.',
        notYou,
      ],
    },
    bind_phone: {
      subject: 'Seu código: {code}',
      paragraphs: ['O código que vincula este número à sua conta Arara é {code}. Vale por 10 minutos.'],
    },
    phone_changed: {
      subject: 'O celular da sua conta foi alterado',
      paragraphs: [
        'O celular da sua conta Arara agora é {phone}. Os saques ficam em pausa até {held_until}.',
        notYou,
      ],
    },
    account_added: {
      subject: 'Uma conta de saque foi adicionada',
      paragraphs: [
        '{account} poderá receber seus saques a partir de {payable_from}. Suas outras contas continuam como estavam.',
        notYou,
      ],
    },
    registry_self_exclusion: impeded('O cadastro federal informa que você se autoexcluiu das apostas.'),
    registry_social_benefit: impeded(
      'O cadastro federal informa que você recebe um benefício social cujos titulares não podem apostar.',
    ),
    registry_other: impeded(
      'O cadastro federal informa que você está entre as pessoas impedidas de apostar.',
    ),
    balance_account_missing: {
      subject: 'Não temos uma conta para devolver o seu saldo',
      paragraphs: [
        'Os dois dias para sacar terminaram, e somos obrigados a devolver o que restou para uma conta sua. Você não confirmou nenhuma conosco.',
        'Entre, adicione uma chave PIX ou uma conta bancária sua em "Contas" e confirme: enviaremos tudo para lá. Até isso acontecer, o saldo continua sendo seu.',
      ],
    },
    account_closed_by_law: {
      subject: 'Sua conta foi encerrada',
      paragraphs: [
        'A lei nos obrigou a encerrar a sua conta. Não restou nada nela: o saldo foi pago ou devolvido para a sua própria conta.',
        'Seus registros ficam guardados pelo tempo que a lei exige. Para consultá-los, ou se você acha que houve um engano, escreva para nós.',
      ],
    },
    account_erased: {
      subject: 'Sua conta foi excluída',
      paragraphs: [
        'O que identificava você saiu da conta, e ela foi encerrada em todos os aparelhos. O que a lei manda guardar (nome, CPF e os registros de dinheiro) fica lacrado até {kept_until} e depois é apagado.',
      ],
    },
  },
  ending: 'Arara. Para maiores de 18 anos. Jogue com responsabilidade.',
  message: 'Arara: seu código é {code}, válido por 10 minutos. Não passe a ninguém.',
  confirm: 'Arara: {code} confirma o seu cadastro. Vale por 10 minutos. Não passe a ninguém.',
  tried:
    'Arara: alguém tentou usar este celular em outra conta. Nada mudou. Foi você? Você já tem conta: entre ou recupere a senha.',
}
