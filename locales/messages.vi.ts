import type { MessageWords } from './messages.en.ts'

const notYou =
  'Nếu không phải bạn, hãy đổi mật khẩu ngay, kết thúc các phiên khác trong trung tâm bảo mật và liên hệ hỗ trợ.'

/** Why comes first; the rest is the same for all whom the registry names. */
const impeded = (why: string) => ({
  subject: 'Trò chơi, nạp tiền và khuyến mãi đã đóng với bạn',
  paragraphs: [
    `${why} Chúng tôi buộc phải đóng trò chơi, nạp tiền và khuyến mãi với bạn từ bây giờ, và đóng tài khoản trong vòng ba ngày.`,
    'Hãy rút toàn bộ số dư trước {until}: phần còn phải cược không giữ tiền lại. Số còn lại sau đó chúng tôi trả về tài khoản của chính bạn trong vòng hai ngày nữa.',
    'Nếu bạn cho rằng đây là nhầm lẫn, chỉ nơi giữ sổ đăng ký mới sửa được. Khi bạn không còn trong danh sách, trò chơi sẽ tự mở lại.',
  ],
})

export const messagesVi: MessageWords = {
  kinds: {
    bind_email: {
      subject: 'Mã của bạn: {code}',
      paragraphs: [
        'Mã liên kết địa chỉ này với tài khoản Arara của bạn là {code}. Mã có hiệu lực 10 phút.',
        'Nếu bạn không yêu cầu, không cần làm gì: không có mã thì không có gì xảy ra.',
      ],
    },
    confirm_contact: {
      subject: 'Mã của bạn: {code}',
      paragraphs: [
        'Mã xác nhận đăng ký Arara của bạn là {code}. Mã có hiệu lực trong 10 phút.',
        'Nếu bạn không đăng ký, đừng làm gì: không có mã thì không có gì xảy ra.',
      ],
    },
    registration_tried: {
      subject: 'Có người đã thử đăng ký bằng thông tin của bạn',
      paragraphs: [
        'Có người đã thử mở tài khoản Arara bằng e-mail, điện thoại hoặc CPF của bạn. Không có gì thay đổi: chúng vẫn thuộc tài khoản của bạn.',
        'Là bạn? Bạn đã có tài khoản: hãy đăng nhập hoặc đặt mật khẩu mới ở mục "Quên mật khẩu". Không phải bạn? Bạn không cần làm gì.',
      ],
    },
    email_in_use: {
      subject: 'Địa chỉ này đã có tài khoản',
      paragraphs: [
        'Có người đã thử liên kết địa chỉ này với một tài khoản Arara khác. Không có gì thay đổi: địa chỉ vẫn thuộc tài khoản của bạn.',
      ],
    },
    email_changed: {
      subject: 'E-mail của tài khoản đã được đổi',
      paragraphs: ['E-mail của tài khoản Arara nay là {email}. Rút tiền tạm ngưng đến {held_until}.', notYou],
    },
    reset_password: {
      subject: 'Mã của bạn: {code}',
      paragraphs: [
        'Mã để đặt mật khẩu mới là {code}. Mã có hiệu lực 10 phút.',
        'Nếu bạn không yêu cầu, không cần làm gì và đừng đưa mã cho ai: nhân viên của chúng tôi không bao giờ hỏi mã.',
      ],
    },
    reset_pin: {
      subject: 'Mã của bạn: {code}',
      paragraphs: [
        'Mã để đặt mật khẩu rút tiền mới là {code}. Mã có hiệu lực 10 phút.',
        'Nếu bạn không yêu cầu, có người đang đăng nhập tài khoản của bạn: hãy đổi mật khẩu và kết thúc các phiên khác.',
      ],
    },
    password_changed: {
      subject: 'Mật khẩu của bạn đã được đổi',
      paragraphs: [
        'Mật khẩu tài khoản của bạn đã được đổi lúc {at}. Các thiết bị khác đã đăng xuất, và rút tiền tạm ngưng đến {held_until}.',
        notYou,
      ],
    },
    withdrawal_password_changed: {
      subject: 'Mật khẩu rút tiền của bạn đã được đổi',
      paragraphs: ['Mật khẩu đã được đổi lúc {at}. Rút tiền tạm ngưng đến {held_until}.', notYou],
    },
    new_device: {
      subject: 'Một thiết bị mới đã đăng nhập tài khoản của bạn',
      paragraphs: ['{browser} {system}, {at}, mạng {network}.', 'Nếu đó là bạn, không cần làm gì.', notYou],
    },
    second_factor_on: {
      subject: 'Đã bật xác minh hai bước',
      paragraphs: ['Từ nay khi đăng nhập sẽ cần thêm mã. Hãy giữ các mã khôi phục ở nơi an toàn.', notYou],
    },
    second_factor_off: {
      subject: 'Đã tắt xác minh hai bước',
      paragraphs: ['Đăng nhập không còn cần mã. Rút tiền tạm ngưng đến {held_until}.', notYou],
    },
    passkey_added: {
      subject: 'Đã thêm khóa truy cập',
      paragraphs: ['"{name}" nay có thể đăng nhập tài khoản của bạn.', notYou],
    },
    passkey_suspended: {
      subject: 'Một khóa truy cập của bạn bị tạm ngưng',
      paragraphs: [
        '"{name}" có vẻ đã bị sao chép: hai thiết bị cùng dùng. Khóa này không còn đăng nhập được. Hãy thêm khóa khác.',
        notYou,
      ],
    },
    failed_tries: {
      subject: 'Có người đang cố vào tài khoản của bạn',
      paragraphs: [
        'Đến {at} đã có {count} lần nhập sai mật khẩu cho tài khoản của bạn. Họ chưa vào được. Nếu không phải bạn, hãy dùng mật khẩu không dùng ở nơi nào khác và bật xác minh hai bước.',
      ],
    },
    token_reused: {
      subject: 'Chúng tôi đã kết thúc một phiên để bảo vệ bạn',
      paragraphs: [
        'Vào {at}, một lần đăng nhập cũ của phiên của bạn đã được dùng lại, giống như một bản sao. Chúng tôi đã kết thúc phiên đó: hãy đăng nhập lại.',
        notYou,
      ],
    },
    bind_phone: {
      subject: 'Mã của bạn: {code}',
      paragraphs: ['Mã liên kết số này với tài khoản Arara của bạn là {code}. Mã có hiệu lực 10 phút.'],
    },
    phone_changed: {
      subject: 'Số điện thoại của tài khoản đã được đổi',
      paragraphs: [
        'Số điện thoại của tài khoản Arara nay là {phone}. Rút tiền tạm ngưng đến {held_until}.',
        notYou,
      ],
    },
    account_added: {
      subject: 'Đã thêm một tài khoản nhận tiền',
      paragraphs: [
        '{account} có thể nhận tiền rút của bạn từ {payable_from}. Các tài khoản khác của bạn không đổi.',
        notYou,
      ],
    },
    registry_self_exclusion: impeded('Sổ đăng ký liên bang cho biết bạn đã tự loại trừ khỏi cá cược.'),
    registry_social_benefit: impeded(
      'Sổ đăng ký liên bang cho biết bạn nhận một khoản trợ cấp xã hội mà người nhận không được cá cược.',
    ),
    registry_other: impeded('Sổ đăng ký liên bang cho biết bạn thuộc diện không được cá cược.'),
    balance_account_missing: {
      subject: 'Chúng tôi không có tài khoản để hoàn số dư cho bạn',
      paragraphs: [
        'Hai ngày rút tiền của bạn đã hết và chúng tôi buộc phải chuyển phần còn lại về tài khoản của chính bạn. Bạn chưa xác nhận tài khoản nào với chúng tôi.',
        'Hãy đăng nhập, thêm khóa PIX hoặc tài khoản ngân hàng của bạn trong mục "Tài khoản" và xác nhận: chúng tôi sẽ chuyển toàn bộ về đó. Cho đến lúc đó số dư vẫn là của bạn.',
      ],
    },
    account_closed_by_law: {
      subject: 'Tài khoản của bạn đã đóng',
      paragraphs: [
        'Luật buộc chúng tôi phải đóng tài khoản của bạn. Trong đó không còn gì: số dư đã được trả hoặc hoàn về tài khoản của chính bạn.',
        'Hồ sơ của bạn được lưu trong thời gian luật yêu cầu. Để xem, hoặc nếu bạn cho rằng có nhầm lẫn, hãy viết cho chúng tôi.',
      ],
    },
    account_erased: {
      subject: 'Tài khoản của bạn đã bị xóa',
      paragraphs: [
        'Những gì nhận dạng bạn đã được xóa khỏi tài khoản, và tài khoản đã đăng xuất khắp nơi. Những gì luật buộc chúng tôi giữ (tên, CPF và chứng từ về tiền) được niêm phong đến {kept_until} rồi bị xóa.',
      ],
    },
  },
  ending: 'Arara. Dành cho người trên 18 tuổi. Chơi có trách nhiệm.',
  message: 'Arara: mã của bạn là {code}, có hiệu lực 10 phút. Đừng đưa cho bất kỳ ai.',
  confirm: 'Arara: {code} xác nhận đăng ký của bạn. Có hiệu lực 10 phút. Đừng cho ai biết.',
  tried:
    'Arara: có người đã thử dùng số này cho tài khoản khác. Không có gì thay đổi. Là bạn? Bạn đã có tài khoản: hãy đăng nhập hoặc khôi phục mật khẩu.',
}
