export const messageKinds = [
  'bind_email',
  'confirm_contact',
  'registration_tried',
  'email_in_use',
  'email_changed',
  'reset_password',
  'reset_pin',
  'password_changed',
  'withdrawal_password_changed',
  'new_device',
  'second_factor_on',
  'second_factor_off',
  'passkey_added',
  'passkey_suspended',
  'token_reused',
  'failed_tries',
  'bind_phone',
  'phone_changed',
  'account_added',
  'registry_self_exclusion',
  'registry_social_benefit',
  'registry_other',
  'balance_account_missing',
  'account_closed_by_law',
  'account_erased',
] as const
export type MessageKind = (typeof messageKinds)[number]

/** The letters of one language. `{name}` is filled from the letter's fields; times in the reader's own clock. */
export interface MessageWords {
  readonly kinds: Readonly<
    Record<MessageKind, { readonly subject: string; readonly paragraphs: readonly string[] }>
  >
  readonly ending: string
  /** A code as a text message. */
  readonly message: string
  /** The code of a registration, as a text message. */
  readonly confirm: string
  /** Of a telephone that somebody tried to use for another account. */
  readonly tried: string
}

const notYou =
  'If this was not you, change your password at once, end the other sessions in the security centre and talk to support.'

/** Why comes first; the rest is the same for all whom the registry names. */
const impeded = (why: string) => ({
  subject: 'Games, deposits and promotions are closed to you',
  paragraphs: [
    `${why} We are obliged to close games, deposits and promotions to you from now on, and your account within three days.`,
    'Please withdraw your whole balance until {until}: nothing that is still to be staked keeps it here. What is left after that we send back to your own account within two more days.',
    'If you think that this is a mistake, it can only be put right where the registry is kept. As soon as it no longer names you, play opens again by itself.',
  ],
})

export const messagesEn: MessageWords = {
  kinds: {
    bind_email: {
      subject: 'Your code: {code}',
      paragraphs: [
        'The code that binds this address to your Arara account is {code}. It is good for 10 minutes.',
        'If you did not ask for it, do nothing: without the code nothing happens.',
      ],
    },
    confirm_contact: {
      subject: 'Your code: {code}',
      paragraphs: [
        'The code that confirms your registration at Arara is {code}. It is good for 10 minutes.',
        'If you did not register, do nothing: without the code nothing happens.',
      ],
    },
    registration_tried: {
      subject: 'Somebody tried to register with your details',
      paragraphs: [
        'Somebody tried to open an Arara account with your e-mail, phone or CPF. Nothing changed: they stay with your account.',
        'Was it you? You already have an account: log in, or set a new password under "Forgotten password". Was it not you? You need not do anything.',
      ],
    },
    email_in_use: {
      subject: 'This address already has an account',
      paragraphs: [
        'Somebody tried to bind this address to another Arara account. Nothing was changed: it stays with yours.',
      ],
    },
    email_changed: {
      subject: 'The e-mail of your account was changed',
      paragraphs: [
        'The e-mail of your Arara account is now {email}. Withdrawals rest until {held_until}.',
        notYou,
      ],
    },
    reset_password: {
      subject: 'Your code: {code}',
      paragraphs: [
        'The code to set a new password is {code}. It is good for 10 minutes.',
        'If you did not ask for it, do nothing and pass it on to nobody: our people never ask for it.',
      ],
    },
    reset_pin: {
      subject: 'Your code: {code}',
      paragraphs: [
        'The code to set a new withdrawal password is {code}. It is good for 10 minutes.',
        'If you did not ask for it, somebody is signed in to your account: change your password and end the other sessions.',
      ],
    },
    password_changed: {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your account was changed on {at}. Other devices are signed out, and withdrawals rest until {held_until}.',
        notYou,
      ],
    },
    withdrawal_password_changed: {
      subject: 'Your withdrawal password was changed',
      paragraphs: ['It was changed on {at}. Withdrawals rest until {held_until}.', notYou],
    },
    new_device: {
      subject: 'A new device is signed in to your account',
      paragraphs: [
        '{browser} {system}, {at}, network {network}.',
        'If it was you, there is nothing to do.',
        notYou,
      ],
    },
    second_factor_on: {
      subject: 'Two-step verification is on',
      paragraphs: [
        'From now on a sign-in asks for a code as well. Keep your recovery codes in a safe place.',
        notYou,
      ],
    },
    second_factor_off: {
      subject: 'Two-step verification is off',
      paragraphs: ['A sign-in no longer asks for a code. Withdrawals rest until {held_until}.', notYou],
    },
    passkey_added: {
      subject: 'A passkey was added',
      paragraphs: ['"{name}" can now sign in to your account.', notYou],
    },
    passkey_suspended: {
      subject: 'One of your passkeys was suspended',
      paragraphs: [
        '"{name}" looks copied: two devices use it. It no longer signs in. Add another one.',
        notYou,
      ],
    },
    failed_tries: {
      subject: 'Somebody tries to enter your account',
      paragraphs: [
        'By {at} there were {count} wrong passwords for your account. They did not get in. If it was not you, use a password that you use nowhere else, and turn on two-step verification.',
      ],
    },
    token_reused: {
      subject: 'We signed out a session to protect you',
      paragraphs: [
        'On {at} an old sign-in of one of your sessions was used again, as a copy of it would be. We ended that session: please log in again.',
        notYou,
      ],
    },
    bind_phone: {
      subject: 'Your code: {code}',
      paragraphs: [
        'The code that binds this number to your Arara account is {code}. It is good for 10 minutes.',
      ],
    },
    phone_changed: {
      subject: 'The phone of your account was changed',
      paragraphs: [
        'The phone of your Arara account is now {phone}. Withdrawals rest until {held_until}.',
        notYou,
      ],
    },
    account_added: {
      subject: 'A payout account was added',
      paragraphs: [
        '{account} can take withdrawals of yours from {payable_from} on. Your other accounts stay as they were.',
        notYou,
      ],
    },
    registry_self_exclusion: impeded('The federal registry says that you excluded yourself from betting.'),
    registry_social_benefit: impeded(
      'The federal registry says that you receive a social benefit whose recipients may not bet.',
    ),
    registry_other: impeded('The federal registry names you among the people who may not bet.'),
    balance_account_missing: {
      subject: 'We have no account to send your balance to',
      paragraphs: [
        'Your two days to withdraw are over, and we are obliged to send what is left to an account of your own. You have confirmed none with us.',
        'Please sign in, add a PIX key or a bank account of yours under "Accounts", and confirm it: we then send everything there. Until then your balance stays yours.',
      ],
    },
    account_closed_by_law: {
      subject: 'Your account is closed',
      paragraphs: [
        'The law obliged us to close your account. Nothing is left in it: your balance was paid out or sent back to your own account.',
        'Your records are kept for as long as the law asks. To see them, or if you think that this is a mistake, write to us.',
      ],
    },
    account_erased: {
      subject: 'Your account was deleted',
      paragraphs: [
        'What identified you is gone from your account, and it is signed out everywhere. What the law makes us keep (your name, CPF and the records of money) stays sealed until {kept_until} and is then deleted.',
      ],
    },
  },
  ending: 'Arara. For adults over 18. Play responsibly.',
  message: 'Arara: your code is {code}, good for 10 minutes. Pass it on to nobody.',
  confirm: 'Arara: {code} confirms your registration. Good for 10 minutes. Tell it to nobody.',
  tried:
    'Arara: somebody tried to use this phone for another account. Nothing changed. Was it you? You have an account: log in or recover the password.',
}
