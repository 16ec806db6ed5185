/** An environment that production accepts under `LICENCE=curacao`; a test changes what it is about. */
export const productionEnvironment: Readonly<Record<string, string>> = {
  MODE: 'production',
  LICENCE: 'curacao',
  DATABASE_URL: 'postgresql://app@localhost/arara',
  APP_SECRET: '8f1d0c5be27a4936a0d4e3b75c6f9182d47be05a913c68f27e5a0b9d1c34f8e6',
  SMTP_URL: 'smtps://mail.arara.bet.br',
  SMS_URL: 'https://api.twilio.com',
  SMS_ACCOUNT: 'AC00000000000000000000000000000000',
  SMS_TOKEN: 'of-the-provider',
  SMS_FROM: '+5511900000000',
  SITE_URL: 'https://www.arara.bet.br',
}
