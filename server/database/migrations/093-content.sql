-- What operators say to players: words by language of the wire (pt, en, zh_cn), each at least in Portuguese.
CREATE TABLE content (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9-]{1,60}$'),
  kind text NOT NULL CHECK (kind IN ('contact', 'faq', 'social', 'announcement', 'terms')),
  position smallint NOT NULL,
  -- {"pt": {"title": …, "text": …}, …}
  texts jsonb NOT NULL CHECK (texts #>> '{pt,title}' IS NOT NULL AND texts #>> '{pt,text}' IS NOT NULL),
  -- Where it leads: https, mailto, or an own path.
  link text CHECK (link ~ '^(https://|mailto:|/[A-Za-z0-9])'),
  shown boolean NOT NULL DEFAULT true,
  published_at timestamptz NOT NULL DEFAULT now(),
  -- Of new terms: from when they hold; players hear of it two weeks before (specification, section 1).
  holds_from timestamptz,
  CHECK (kind <> 'terms' OR holds_from >= published_at + interval '14 days')
);
CREATE INDEX content_by_kind ON content (kind, position, id);

-- Who agreed to which terms.
CREATE TABLE terms_acceptance (
  member_id uuid NOT NULL,
  content_id text NOT NULL REFERENCES content (id),
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, content_id)
);

INSERT INTO content (id, kind, position, link, texts) VALUES
('email', 'contact', 1, 'mailto:suporte@arara.example', '{"pt": {"title": "E-mail", "text": "Respondemos em até um dia útil."}, "en": {"title": "E-mail", "text": "We answer within one working day."}, "zh_cn": {"title": "电子邮件", "text": "一个工作日内回复。"}}'),
('telegram', 'contact', 2, 'https://t.me/arara_suporte', '{"pt": {"title": "Telegram", "text": "Todos os dias, das 8h às 24h de Brasília."}, "en": {"title": "Telegram", "text": "Every day, 8 a.m. to midnight in Brasília."}, "zh_cn": {"title": "Telegram", "text": "每天巴西利亚时间 8 点至 24 点。"}}'),
('ombudsman', 'contact', 3, 'mailto:ouvidoria@arara.example', '{"pt": {"title": "Ouvidoria", "text": "Se o suporte não resolveu, fale com quem decide."}, "en": {"title": "Ombudsman", "text": "Where support did not solve it: the people who decide."}, "zh_cn": {"title": "申诉专员", "text": "客服未能解决时，请联系负责人。"}}'),
('faq-deposit', 'faq', 1, '/recharge', '{"pt": {"title": "Fiz um PIX e o saldo não mudou. E agora?", "text": "O PIX costuma cair em segundos. O pedido mostra cada passo; se o banco demorar, ele continua sendo acompanhado mesmo com o aplicativo fechado. Só aceitamos PIX da sua própria conta: de outra pessoa, o dinheiro volta."}, "en": {"title": "I paid by PIX and the balance did not change. What now?", "text": "PIX usually arrives within seconds. The order shows each step, and it is followed even while the app is closed. We accept PIX from your own account only: from anybody else the money goes back."}, "zh_cn": {"title": "我付了 PIX，余额没有变化怎么办？", "text": "PIX 通常几秒到账。订单会显示每个步骤，即使关闭应用也会继续跟进。只接受本人账户的 PIX：他人付款会退回。"}}'),
('faq-withdrawal', 'faq', 2, '/withdraw', '{"pt": {"title": "Quanto tempo demora um saque?", "text": "Cada saque é conferido por uma pessoa. O prazo esperado aparece antes de você confirmar, e cada passo fica no registro."}, "en": {"title": "How long does a withdrawal take?", "text": "A person looks at each withdrawal. The expected time stands there before you confirm, and each step is in the record."}, "zh_cn": {"title": "提款需要多久？", "text": "每笔提款由人工审核。确认前会显示预计时间，每个步骤都在记录中。"}}'),
('faq-wagering', 'faq', 3, '/bonus', '{"pt": {"title": "Por que não posso sacar tudo?", "text": "Um depósito precisa ser apostado uma vez antes do saque, e um bônus tem o seu próprio requisito. A página de saque diz quanto falta e por causa de quê."}, "en": {"title": "Why can I not withdraw everything?", "text": "A deposit is to be staked once before it is withdrawn, and a bonus has a requirement of its own. The withdrawal page says how much is left and what for."}, "zh_cn": {"title": "为什么不能全部提款？", "text": "存款提款前需投注一次，奖金有各自的流水要求。提款页会说明还差多少以及原因。"}}'),
('faq-offline', 'faq', 4, '/download', '{"pt": {"title": "O que funciona sem internet?", "text": "O aplicativo abre, mostra o que você já viu com a hora da informação, guarda favoritos e contas para enviar depois. Dinheiro e prêmios precisam de conexão."}, "en": {"title": "What works without a network?", "text": "The app opens, shows what you have seen with its age, and keeps favourites and accounts to send later. Money and rewards need a connection."}, "zh_cn": {"title": "没有网络时能做什么？", "text": "应用可以打开，显示您看过的内容及其时间，并保存收藏和账户以便稍后发送。资金和奖励需要联网。"}}'),
('faq-fair', 'faq', 5, '/fairness', '{"pt": {"title": "Como sei que o jogo é justo?", "text": "Cada rodada usa uma semente que a casa fixou antes e outra sua. Depois você confere a conta no seu aparelho, até sem internet."}, "en": {"title": "How do I know that a game is fair?", "text": "Each round uses a seed that the house committed to beforehand and one of yours. Afterwards you check the sum on your own device, even offline."}, "zh_cn": {"title": "如何知道游戏是公平的？", "text": "每局使用平台事先承诺的种子和您的种子。之后可在您的设备上验证，离线也可以。"}}'),
('faq-password', 'faq', 6, '/forgot-password', '{"pt": {"title": "Esqueci a minha senha", "text": "Peça um código pelo e-mail ou celular da conta. Depois de trocar a senha, os saques esperam 24 horas, para sua proteção."}, "en": {"title": "I forgot my password", "text": "Ask for a code by the account''s e-mail or phone. After a new password withdrawals wait for 24 hours, to protect you."}, "zh_cn": {"title": "忘记密码", "text": "通过账户的邮箱或手机获取验证码。更改密码后，为保护您，提款需等待 24 小时。"}}'),
('faq-limits', 'faq', 7, '/responsible-gaming', '{"pt": {"title": "Estou jogando mais do que queria", "text": "Pare, respire e fale com alguém. O CVV atende de graça no 188, dia e noite. A página de jogo responsável reúne sinais e ajuda."}, "en": {"title": "I play more than I meant to", "text": "Stop, breathe, talk to somebody. In Brazil CVV answers free of charge at 188, day and night. The page on responsible gaming lists signs and help."}, "zh_cn": {"title": "我玩得比预想的多", "text": "停下来，深呼吸，找人聊聊。在巴西可拨打 CVV 免费热线 188，全天候服务。理性娱乐页面列有信号和帮助。"}}'),
('instagram', 'social', 1, 'https://www.instagram.com/arara', '{"pt": {"title": "Instagram", "text": "@arara"}}'),
('telegram-channel', 'social', 2, 'https://t.me/arara', '{"pt": {"title": "Telegram", "text": "@arara"}}'),
('welcome', 'announcement', 1, '/game', '{"pt": {"title": "A Arara abriu", "text": "Jogos que você confere, PIX na hora e um aplicativo que abre sem rede. Conte para a gente o que falta."}, "en": {"title": "Arara is open", "text": "Games you can check, PIX in seconds, and an app that opens without a network. Tell us what is missing."}, "zh_cn": {"title": "Arara 开业了", "text": "可验证的游戏、即时到账的 PIX，以及离线也能打开的应用。欢迎告诉我们还缺什么。"}}');
