-- Versions of the terms of use. One is in force from the beginning of its day in Brazil, two weeks after it was told at
-- least (specification, section 1). A version that is in force is never changed: the next one is written.
CREATE TABLE terms_version (
  version bigint PRIMARY KEY,
  texts jsonb NOT NULL,
  announced_at timestamptz NOT NULL,
  effective_at timestamptz NOT NULL,
  -- Taken back before it came into force.
  withdrawn boolean NOT NULL DEFAULT false,
  revision bigint NOT NULL DEFAULT 1,
  CHECK (version = 1 OR effective_at >= announced_at + interval '14 days')
);

-- Who accepted which version, when and in which language it was read. Rows are only added.
CREATE TABLE terms_acceptance (
  member_id uuid NOT NULL,
  version bigint NOT NULL,
  language text NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, version)
);

-- What the house said before its terms had versions: whoever registered has accepted it.
INSERT INTO terms_version (version, announced_at, effective_at, texts) VALUES (1, '2020-01-01T03:00:00Z', '2020-01-01T03:00:00Z', $json$
{
 "pt": {
  "title": "Termos de uso",
  "text": "## Quem pode jogar\n\nMaiores de 18 anos, uma conta por pessoa, com o próprio nome e CPF. A conta é só sua.\n\n## O seu dinheiro\n\nDepósitos e saques são em reais, por Pix, de e para contas do seu próprio CPF. Taxas e limites aparecem antes de você confirmar. O depósito deve ser apostado uma vez antes do saque; os saques são analisados.\n\n## Jogos\n\nVale o resultado registrado no servidor. Uma rodada interrompida espera por você e pode ser concluída. O retorno ao jogador aparece em cada jogo, e você mesmo pode conferir cada sorteio.\n\n## Promoções\n\nCada promoção tem regras próprias, mostradas antes de você participar. Nenhum bônus obriga a jogar; você pode recusar.\n\n## O que não é permitido\n\nVárias contas, contas de outras pessoas, programas que jogam por você e dinheiro de origem ilícita. Essas contas são bloqueadas e examinadas.\n\n## Mudanças\n\nAvisamos sobre mudanças nestes termos com pelo menos duas semanas de antecedência.\n\n## Licença\n\nA linha no rodapé de cada página diz sob qual licença o site opera. Ele é para maiores de 18 anos.",
  "changes": ""
 },
 "en": {
  "title": "Terms of use",
  "text": "## Who may play\n\nPeople of 18 or older, one account each, under their own name and CPF. The account is yours alone.\n\n## Your money\n\nDeposits and withdrawals are in BRL and go by PIX from and to accounts of your own CPF. Fees and limits are shown before you confirm. Deposits are to be staked once before they are withdrawn; withdrawals are reviewed.\n\n## Games\n\nA round counts as the server settled it. A round that breaks off waits for you and can be finished. The return to player of each game is shown with the game, and you can verify each draw yourself.\n\n## Promotions\n\nEach promotion has its own rules, shown before you take part. A bonus never makes you play; you may refuse it.\n\n## What is not allowed\n\nSeveral accounts, accounts of others, programs that play for you, and money of unlawful origin. Such accounts are frozen and examined.\n\n## Changes\n\nWe announce changes to these terms at least two weeks before they apply.\n\n## Licence\n\nThe line at the foot of every page names the licence under which the site is operated. It is for people over 18.",
  "changes": ""
 },
 "zh_cn": {
  "title": "使用条款",
  "text": "## 谁可以游戏\n\n年满 18 岁者，每人一个账户，使用本人姓名和 CPF。账户仅限本人使用。\n\n## 您的资金\n\n充值和提现均以雷亚尔通过 Pix 进行，且只能使用您本人 CPF 名下的账户。确认前会显示费用和限额。充值须先投注一倍方可提取；提现需经审核。\n\n## 游戏\n\n每局以服务器结算为准。中断的一局会保留，您可以继续完成。每个游戏都标明返还率，您可以自行验证每次开奖。\n\n## 优惠活动\n\n每项优惠都有各自的规则，参与前即可查看。彩金绝不强迫您游戏，您可以拒绝。\n\n## 禁止事项\n\n多个账户、他人账户、代打程序以及非法来源的资金。此类账户将被冻结并审查。\n\n## 变更\n\n条款变更将至少提前两周公告。\n\n## 牌照\n\n每个页面底部的一行注明本站所依据的牌照。仅供 18 岁以上人士使用。",
  "changes": ""
 }
}
$json$::jsonb);
