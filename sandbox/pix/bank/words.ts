export type Language = 'pt' | 'en'

const PT = {
  bank: 'Banco de Teste',
  sandbox: 'SANDBOX · dinheiro de mentira',
  charges: 'Cobranças',
  keys: 'Chaves Pix',
  other: 'English',
  paying: 'Pagar com Pix',
  receiver: 'Para',
  debtor: 'Cobrado de',
  anyone: 'qualquer pessoa',
  expiresIn: 'Vence em',
  expiresAt: 'Vence às',
  expired: 'Cobrança vencida',
  expiredHint: 'Um app de banco de verdade já recusaria. Aqui você ainda pode pagar com atraso.',
  removed: 'Cobrança cancelada pela loja',
  paid: 'Pix enviado',
  paidHint: 'O dinheiro saiu desta conta de teste.',
  payNow: 'Pagar',
  payLateNow: 'Pagar com atraso',
  back: 'Voltar à loja',
  tests: 'Testar outra situação',
  otherAmount: 'Pagar outro valor',
  amount: 'Valor (R$)',
  otherPayer: 'Pagar de outro CPF',
  otherPayerHint: 'A loja deve devolver: só o titular pode depositar.',
  cpf: 'CPF do pagador',
  late: 'Pagar depois do vencimento',
  lateHint: 'O horário do Pix fica depois do vencimento.',
  twice: 'Pagar duas vezes',
  twiceHint: 'Dois Pix diferentes para a mesma cobrança.',
  again: 'Pagar mais uma vez',
  lost: 'Pagar e perder o aviso',
  lostHint: 'Nenhum webhook: a loja precisa consultar.',
  do: 'Enviar',
  badAmount: 'Escreva um valor como 50,00.',
  badCpf: 'CPF inválido. Confira os 11 dígitos.',
  refused: 'O banco recusou este pagamento.',
  paidBy: 'De',
  when: 'Quando',
  id: 'ID da transação',
  refundedAmount: 'Devolvido',
  paste: 'Pix copia e cola',
  pasteHint: 'Cole aqui o código da cobrança.',
  find: 'Continuar',
  notFound: 'Código não encontrado. Copie o código inteiro e tente de novo.',
  open: 'Cobranças em aberto',
  none: 'Nenhuma cobrança em aberto. Faça um depósito na loja e volte aqui.',
  keysIntro: 'Chaves que pagamentos da loja encontram. Todo CPF já tem uma conta; registre aqui as outras.',
  key: 'Chave',
  type: 'Tipo',
  name: 'Nome do titular',
  document: 'CPF ou CNPJ do titular',
  register: 'Registrar chave',
  remove: 'Remover',
  noKeys: 'Nenhuma chave registrada ainda.',
  badKey: 'A chave não tem a forma do tipo escolhido.',
  badDocument: 'CPF ou CNPJ inválido.',
  saved: 'Chave registrada.',
  typeNames: { CPF: 'CPF', CNPJ: 'CNPJ', PHONE: 'Celular', EMAIL: 'E-mail', EVP: 'Aleatória' },
}

export type Words = typeof PT

const EN: Words = {
  bank: 'Test Bank',
  sandbox: 'SANDBOX · pretend money',
  charges: 'Charges',
  keys: 'PIX keys',
  other: 'Português',
  paying: 'Pay with PIX',
  receiver: 'To',
  debtor: 'Charged to',
  anyone: 'anyone',
  expiresIn: 'Expires in',
  expiresAt: 'Expires at',
  expired: 'Charge expired',
  expiredHint: 'A real bank app would refuse by now. Here you can still pay late.',
  removed: 'Charge cancelled by the shop',
  paid: 'PIX sent',
  paidHint: 'The money has left this test account.',
  payNow: 'Pay',
  payLateNow: 'Pay late',
  back: 'Back to the shop',
  tests: 'Try another situation',
  otherAmount: 'Pay another amount',
  amount: 'Amount (R$)',
  otherPayer: 'Pay from another CPF',
  otherPayerHint: 'The shop should refund it: only the account holder may deposit.',
  cpf: "Payer's CPF",
  late: 'Pay after expiry',
  lateHint: 'The time of the PIX lies after the expiry.',
  twice: 'Pay twice',
  twiceHint: 'Two separate PIX for the same charge.',
  again: 'Pay once more',
  lost: 'Pay, but lose the notice',
  lostHint: 'No webhook: the shop has to ask.',
  do: 'Send',
  badAmount: 'Write an amount such as 50.00.',
  badCpf: 'Invalid CPF. Check the 11 digits.',
  refused: 'The bank refused this payment.',
  paidBy: 'From',
  when: 'When',
  id: 'Transaction id',
  refundedAmount: 'Refunded',
  paste: 'PIX copy and paste',
  pasteHint: "Paste the charge's code here.",
  find: 'Continue',
  notFound: 'Code not found. Copy the whole code and try again.',
  open: 'Open charges',
  none: 'No open charge. Make a deposit in the shop and come back.',
  keysIntro:
    "Keys that the shop's payouts can find. Every CPF has an account already; register the others here.",
  key: 'Key',
  type: 'Type',
  name: "Holder's name",
  document: "Holder's CPF or CNPJ",
  register: 'Register key',
  remove: 'Remove',
  noKeys: 'No key registered yet.',
  badKey: 'The key does not have the form of the chosen type.',
  badDocument: 'Invalid CPF or CNPJ.',
  saved: 'Key registered.',
  typeNames: { CPF: 'CPF', CNPJ: 'CNPJ', PHONE: 'Phone', EMAIL: 'E-mail', EVP: 'Random' },
}

export const wordsOf = (language: Language): Words => (language === 'en' ? EN : PT)

/** `?lang=` wins, then the browser's first choice; Portuguese for everyone else, as it is a Brazilian bank. */
export function chooseLanguage(asked: string | undefined, accepted: string | undefined): Language {
  const intent = asked ?? accepted ?? ''
  return /^\s*en\b/i.test(intent) ? 'en' : 'pt'
}

const ZONE = 'America/Sao_Paulo'

export const showMoney = (centavos: bigint, language: Language): string =>
  new Intl.NumberFormat(language === 'en' ? 'en-US' : 'pt-BR', { style: 'currency', currency: 'BRL' }).format(
    Number(centavos) / 100,
  )

export const showMoment = (atMs: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'pt-BR', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: ZONE,
  }).format(atMs)

export const showTime = (atMs: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'pt-BR', {
    timeStyle: 'short',
    timeZone: ZONE,
  }).format(atMs)
