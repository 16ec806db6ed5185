import type { MessageWords } from './messages.en.ts'

const notYou = '如果不是您本人操作，请立即修改密码，在安全中心结束其他登录，并联系客服。'

/** Why comes first; the rest is the same for all whom the registry names. */
const impeded = (why: string) => ({
  subject: '游戏、存款和优惠已对您关闭',
  paragraphs: [
    `${why}我们有义务从现在起对您关闭游戏、存款和优惠，并在三天内关闭账户。`,
    '请在 {until} 之前提取全部余额：未完成的投注要求不会扣留余额。此后剩余的款项，我们会在两天内退回您本人的账户。',
    '如果您认为有误，只能在登记机构更正。一旦您不再列入名单，游戏会自动重新开放。',
  ],
})

export const messagesZhCn: MessageWords = {
  kinds: {
    bind_email: {
      subject: '您的验证码：{code}',
      paragraphs: [
        '将此邮箱绑定到您的 Arara 账户的验证码是 {code}，10 分钟内有效。',
        '如果不是您申请的，请忽略此邮件：没有验证码不会有任何变更。',
      ],
    },
    confirm_contact: {
      subject: '您的验证码：{code}',
      paragraphs: [
        '确认您 Arara 注册的验证码是 {code}，10 分钟内有效。',
        '如果您没有注册，请不必理会：没有验证码就不会发生任何事。',
      ],
    },
    registration_tried: {
      subject: '有人试图用您的信息注册',
      paragraphs: [
        '有人试图用您的邮箱、手机号或 CPF 开设 Arara 账户。一切照旧：它们仍属于您的账户。',
        '是您本人吗？您已有账户：请登录，或在“忘记密码”中设置新密码。不是您？无需任何操作。',
      ],
    },
    email_in_use: {
      subject: '此邮箱已绑定账户',
      paragraphs: ['有人尝试将此邮箱绑定到另一个 Arara 账户。没有任何变更，它仍属于您的账户。'],
    },
    email_changed: {
      subject: '您账户的邮箱已更改',
      paragraphs: ['您的 Arara 账户邮箱现在是 {email}。提现将暂停至 {held_until}。', notYou],
    },
    reset_password: {
      subject: '您的验证码：{code}',
      paragraphs: [
        '设置新密码的验证码是 {code}，10 分钟内有效。',
        '如果不是您申请的，请忽略，也不要告诉任何人：我们的工作人员绝不会索要验证码。',
      ],
    },
    reset_pin: {
      subject: '您的验证码：{code}',
      paragraphs: [
        '设置新提现密码的验证码是 {code}，10 分钟内有效。',
        '如果不是您申请的，说明有人登录了您的账户：请修改密码并结束其他登录。',
      ],
    },
    password_changed: {
      subject: '您的密码已更改',
      paragraphs: ['您的账户密码已于 {at} 更改。其他设备已退出登录，提现将暂停至 {held_until}。', notYou],
    },
    withdrawal_password_changed: {
      subject: '您的提现密码已更改',
      paragraphs: ['更改时间：{at}。提现将暂停至 {held_until}。', notYou],
    },
    new_device: {
      subject: '新设备登录了您的账户',
      paragraphs: ['{browser} {system}，{at}，网络 {network}。', '如果是您本人，无需任何操作。', notYou],
    },
    second_factor_on: {
      subject: '两步验证已开启',
      paragraphs: ['从现在起，登录时还需要输入验证码。请妥善保管恢复码。', notYou],
    },
    second_factor_off: {
      subject: '两步验证已关闭',
      paragraphs: ['登录时不再需要验证码。提现将暂停至 {held_until}。', notYou],
    },
    passkey_added: {
      subject: '已添加通行密钥',
      paragraphs: ['“{name}”现在可以登录您的账户。', notYou],
    },
    passkey_suspended: {
      subject: '您的一个通行密钥已停用',
      paragraphs: ['“{name}”疑似被复制：有两台设备在使用它。它已不能登录，请添加新的通行密钥。', notYou],
    },
    failed_tries: {
      subject: '有人试图进入您的账户',
      paragraphs: [
        '截至 {at}，您的账户已有 {count} 次密码错误，对方未能进入。如果不是您本人，请使用未在别处用过的密码，并开启两步验证。',
      ],
    },
    token_reused: {
      subject: '为保护您，我们结束了一个登录',
      paragraphs: ['{at}，您某个登录的旧凭证被再次使用，疑似被复制。我们已结束该登录，请重新登录。', notYou],
    },
    bind_phone: {
      subject: '您的验证码：{code}',
      paragraphs: ['将此号码绑定到您的 Arara 账户的验证码是 {code}，10 分钟内有效。'],
    },
    phone_changed: {
      subject: '您账户的手机号已更改',
      paragraphs: ['您的 Arara 账户手机号现为 {phone}。提现将暂停至 {held_until}。', notYou],
    },
    account_added: {
      subject: '已添加一个提现账户',
      paragraphs: ['{account} 自 {payable_from} 起可接收您的提现。您的其他账户不受影响。', notYou],
    },
    registry_self_exclusion: impeded('联邦登记系统显示您已自我排除参与投注。'),
    registry_social_benefit: impeded('联邦登记系统显示您领取了不得参与投注的社会福利。'),
    registry_other: impeded('联邦登记系统显示您属于不得参与投注的人员。'),
    balance_account_missing: {
      subject: '我们没有可退回您余额的账户',
      paragraphs: [
        '两天的提款期限已过，我们有义务把剩余的钱退到您本人的账户。您尚未在我们这里确认过任何账户。',
        '请登录，在“账户”中添加并确认您本人的 PIX 密钥或银行账户：之后我们会全部汇到那里。在此之前，余额仍然属于您。',
      ],
    },
    account_closed_by_law: {
      subject: '您的账号已关闭',
      paragraphs: [
        '法律要求我们关闭您的账号。账号中已没有余额：已支付给您或退回到您本人的账户。',
        '您的记录会按法律要求的时间保存。如需查阅，或认为有误，请写信给我们。',
      ],
    },
    account_erased: {
      subject: '您的账户已注销',
      paragraphs: [
        '能识别您身份的资料已从账户中移除，并已在所有设备上退出。法律要求保留的资料（姓名、CPF 和资金记录）将封存至 {kept_until}，之后删除。',
      ],
    },
  },
  ending: 'Arara。仅限18岁以上成年人。请理性博彩。',
  message: 'Arara：您的验证码是 {code}，10分钟内有效。请勿告诉任何人。',
  confirm: 'Arara：{code} 用于确认您的注册，10 分钟内有效。请勿告诉任何人。',
  tried: 'Arara：有人试图将此手机号用于另一账户。一切照旧。是您本人？您已有账户：请登录或找回密码。',
}
