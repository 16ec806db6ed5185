/** Letters to those who work in the back office, in the languages that it speaks. */
export const adminMessageKinds = [
  'desk_passkey_added',
  'desk_passkey_removed',
  'desk_passkey_suspended',
  'desk_password_changed',
  'desk_codes_guessed',
  'desk_invited',
  'desk_change_proposed',
  'desk_access_changed',
  'desk_access_ended',
  'desk_reset',
  'desk_reset_at_server',
  'desk_credentials_renewed',
  'desk_passkeys_ended',
] as const
export type AdminMessageKind = (typeof adminMessageKinds)[number]

interface Words {
  readonly subject: string
  readonly paragraphs: readonly string[]
}
export interface AdminMessageWords {
  readonly kinds: Readonly<Record<AdminMessageKind, Words>>
  readonly ending: string
}

const en = 'If this was not you, tell an owner at once: they can end your sessions and your access.'
const pt = 'Se não foi você, avise já um proprietário: ele pode encerrar suas sessões e seu acesso.'
const zh = '如果不是您本人操作，请立即通知一位所有者：他可以结束您的会话和权限。'
const enTeam = 'If you did not expect this, tell another owner at once.'
const ptTeam = 'Se você não esperava isso, avise já outro proprietário.'
const zhTeam = '如果您对此不知情，请立即通知另一位所有者。'

export const adminMessages: Readonly<Record<'pt' | 'en' | 'zh_cn', AdminMessageWords>> = {
  en: {
    kinds: {
      desk_passkey_added: {
        subject: 'A passkey was added to your back office access',
        paragraphs: ['The passkey "{name}" now signs in to the back office as you.', en],
      },
      desk_passkey_removed: {
        subject: 'A passkey was removed from your back office access',
        paragraphs: ['The passkey "{name}" no longer signs in to the back office.', en],
      },
      desk_passkey_suspended: {
        subject: 'One of your back office passkeys was suspended',
        paragraphs: [
          'The passkey "{name}" looks copied: two devices use it. It no longer signs in. Add another one.',
          en,
        ],
      },
      desk_password_changed: {
        subject: 'Your back office password was changed',
        paragraphs: ['Your password of the back office was changed at {at}.', en],
      },
      desk_codes_guessed: {
        subject: 'Somebody knows your back office password',
        paragraphs: [
          'At {at} somebody typed your right password and five wrong codes. Change the password now. Your own devices and passkeys keep working; a new device may ask for two codes in a row.',
          en,
        ],
      },
      desk_invited: {
        subject: 'You are invited to the back office of Arara',
        paragraphs: [
          'Hello {name},',
          'Two owners gave you an access to the back office. Set your password and connect your authenticator here:',
          '{link}',
          'The link works once, until {until}. Never pass it on: it gives your access away.',
        ],
      },
      desk_change_proposed: {
        subject: 'A change of your back office access was proposed',
        paragraphs: [
          '{name} proposed at {at} to change your access or to reset your credentials. It counts only when another owner approves it.',
          'You find it under Approvals in the back office. If it is wrong, tell another owner now.',
        ],
      },
      desk_access_changed: {
        subject: 'Your back office access was changed',
        paragraphs: ['Two owners changed your access at {at}. Your sessions ended: sign in again.', enTeam],
      },
      desk_access_ended: {
        subject: 'Your back office access has ended',
        paragraphs: ['Two owners ended your access to the back office at {at}. You cannot sign in any more.'],
      },
      desk_reset: {
        subject: 'Set new credentials for the back office',
        paragraphs: [
          'Two owners ended your password, authenticator, passkeys and sessions. Set new ones here:',
          '{link}',
          'The link works once, until {until}. Never pass it on.',
          enTeam,
        ],
      },
      desk_reset_at_server: {
        subject: 'Your back office credentials were reset at the server',
        paragraphs: [
          'Somebody at the server ended your password, authenticator, passkeys and sessions at {at}.',
          enTeam,
        ],
      },
      desk_credentials_renewed: {
        subject: 'New credentials were set for your back office access',
        paragraphs: [
          'A new password and authenticator were set for your access at {at}. You approve nothing for some time.',
          en,
        ],
      },
      desk_passkeys_ended: {
        subject: 'Your back office passkeys were removed',
        paragraphs: [
          'Two owners removed all your passkeys and ended your sessions at {at}. Sign in with password and authenticator, and add a passkey again.',
          enTeam,
        ],
      },
    },
    ending: 'Arara. Back office.',
  },
  pt: {
    kinds: {
      desk_passkey_added: {
        subject: 'Uma chave de acesso foi adicionada ao seu acesso da operação',
        paragraphs: ['A chave de acesso "{name}" agora entra na operação como você.', pt],
      },
      desk_passkey_removed: {
        subject: 'Uma chave de acesso foi removida do seu acesso da operação',
        paragraphs: ['A chave de acesso "{name}" não entra mais na operação.', pt],
      },
      desk_passkey_suspended: {
        subject: 'Uma das suas chaves de acesso da operação foi suspensa',
        paragraphs: [
          'A chave de acesso "{name}" parece copiada: dois aparelhos a usam. Ela não entra mais. Adicione outra.',
          pt,
        ],
      },
      desk_password_changed: {
        subject: 'Sua senha da operação foi trocada',
        paragraphs: ['Sua senha da operação foi trocada em {at}.', pt],
      },
      desk_codes_guessed: {
        subject: 'Alguém sabe a sua senha da operação',
        paragraphs: [
          'Em {at} alguém digitou a sua senha certa e cinco códigos errados. Troque a senha agora. Seus aparelhos e suas chaves de acesso continuam funcionando; um aparelho novo pode pedir dois códigos seguidos.',
          pt,
        ],
      },
      desk_invited: {
        subject: 'Você foi convidado para a operação da Arara',
        paragraphs: [
          'Olá, {name},',
          'Dois proprietários deram a você um acesso à operação. Crie sua senha e conecte seu autenticador aqui:',
          '{link}',
          'O link funciona uma vez, até {until}. Nunca o repasse: ele dá o seu acesso a outra pessoa.',
        ],
      },
      desk_change_proposed: {
        subject: 'Propuseram uma mudança no seu acesso da operação',
        paragraphs: [
          '{name} propôs em {at} mudar seu acesso ou redefinir suas credenciais. Só vale quando outro proprietário aprovar.',
          'Você encontra a proposta em Aprovações, na operação. Se estiver errada, avise já outro proprietário.',
        ],
      },
      desk_access_changed: {
        subject: 'Seu acesso da operação foi mudado',
        paragraphs: [
          'Dois proprietários mudaram seu acesso em {at}. Suas sessões terminaram: entre de novo.',
          ptTeam,
        ],
      },
      desk_access_ended: {
        subject: 'Seu acesso da operação foi encerrado',
        paragraphs: [
          'Dois proprietários encerraram seu acesso à operação em {at}. Você não pode mais entrar.',
        ],
      },
      desk_reset: {
        subject: 'Crie novas credenciais da operação',
        paragraphs: [
          'Dois proprietários encerraram sua senha, seu autenticador, suas chaves de acesso e suas sessões. Crie novas credenciais aqui:',
          '{link}',
          'O link funciona uma vez, até {until}. Nunca o repasse.',
          ptTeam,
        ],
      },
      desk_reset_at_server: {
        subject: 'Suas credenciais da operação foram redefinidas no servidor',
        paragraphs: [
          'Alguém no servidor encerrou sua senha, seu autenticador, suas chaves de acesso e suas sessões em {at}.',
          ptTeam,
        ],
      },
      desk_credentials_renewed: {
        subject: 'Novas credenciais para o seu acesso da operação',
        paragraphs: [
          'Uma nova senha e um novo autenticador foram criados para o seu acesso em {at}. Por algum tempo você não aprova nada.',
          pt,
        ],
      },
      desk_passkeys_ended: {
        subject: 'Suas chaves de acesso da operação foram removidas',
        paragraphs: [
          'Dois proprietários removeram todas as suas chaves de acesso e encerraram suas sessões em {at}. Entre com senha e autenticador e adicione uma chave de novo.',
          ptTeam,
        ],
      },
    },
    ending: 'Arara. Operação.',
  },
  zh_cn: {
    kinds: {
      desk_passkey_added: {
        subject: '您的后台权限新增了一个通行密钥',
        paragraphs: ['通行密钥“{name}”现在可以您的身份登录后台。', zh],
      },
      desk_passkey_removed: {
        subject: '您的后台权限移除了一个通行密钥',
        paragraphs: ['通行密钥“{name}”已不能登录后台。', zh],
      },
      desk_passkey_suspended: {
        subject: '您的一个后台通行密钥已停用',
        paragraphs: [
          '通行密钥“{name}”疑似被复制：有两台设备在使用它。它已不能登录，请添加新的通行密钥。',
          zh,
        ],
      },
      desk_password_changed: {
        subject: '您的后台密码已更改',
        paragraphs: ['您的后台密码已于{at}更改。', zh],
      },
      desk_codes_guessed: {
        subject: '有人知道您的后台密码',
        paragraphs: [
          '{at}，有人输入了您的正确密码和五个错误的动态码。请立即更改密码。您自己的设备和通行密钥仍可使用；新设备可能需要连续输入两个动态码。',
          zh,
        ],
      },
      desk_invited: {
        subject: '您受邀加入 Arara 后台',
        paragraphs: [
          '{name}，您好：',
          '两位所有者为您开通了后台权限。请在此设置密码并绑定验证器：',
          '{link}',
          '该链接只能使用一次，有效期至{until}。切勿转发：它会把您的权限交给他人。',
        ],
      },
      desk_change_proposed: {
        subject: '有人提议更改您的后台权限',
        paragraphs: [
          '{name}于{at}提议更改您的权限或重置您的凭据。另一位所有者批准后才会生效。',
          '您可以在后台的“审批”中查看。如果有误，请立即通知另一位所有者。',
        ],
      },
      desk_access_changed: {
        subject: '您的后台权限已更改',
        paragraphs: ['两位所有者于{at}更改了您的权限。您的会话已结束，请重新登录。', zhTeam],
      },
      desk_access_ended: {
        subject: '您的后台权限已终止',
        paragraphs: ['两位所有者于{at}终止了您的后台权限。您不能再登录。'],
      },
      desk_reset: {
        subject: '请设置新的后台凭据',
        paragraphs: [
          '两位所有者终止了您的密码、验证器、通行密钥和会话。请在此设置新的凭据：',
          '{link}',
          '该链接只能使用一次，有效期至{until}。切勿转发。',
          zhTeam,
        ],
      },
      desk_reset_at_server: {
        subject: '您的后台凭据已在服务器上重置',
        paragraphs: ['有人于{at}在服务器上终止了您的密码、验证器、通行密钥和会话。', zhTeam],
      },
      desk_credentials_renewed: {
        subject: '您的后台权限已设置新的凭据',
        paragraphs: ['您的权限已于{at}设置了新的密码和验证器。一段时间内您不能批准任何事项。', zh],
      },
      desk_passkeys_ended: {
        subject: '您的后台通行密钥已移除',
        paragraphs: [
          '两位所有者于{at}移除了您的全部通行密钥并结束了您的会话。请使用密码和验证器登录，并重新添加通行密钥。',
          zhTeam,
        ],
      },
    },
    ending: 'Arara 后台',
  },
}
