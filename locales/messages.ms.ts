import type { MessageWords } from './messages.en.ts'

const notYou =
  'Jika ini bukan anda, tukar kata laluan segera, tamatkan sesi lain di pusat keselamatan dan hubungi sokongan.'

/** Why comes first; the rest is the same for all whom the registry names. */
const impeded = (why: string) => ({
  subject: 'Permainan, deposit dan promosi ditutup kepada anda',
  paragraphs: [
    `${why} Kami wajib menutup permainan, deposit dan promosi kepada anda mulai sekarang, dan akaun anda dalam tiga hari.`,
    'Sila keluarkan semua baki anda sebelum {until}: baki pertaruhan yang belum selesai tidak menahannya. Lebihan selepas itu kami pulangkan ke akaun anda sendiri dalam dua hari lagi.',
    'Jika anda fikir ini satu kesilapan, hanya pihak yang menyimpan daftar boleh membetulkannya. Sebaik sahaja nama anda tiada lagi, permainan dibuka semula dengan sendirinya.',
  ],
})

export const messagesMs: MessageWords = {
  kinds: {
    bind_email: {
      subject: 'Kod anda: {code}',
      paragraphs: [
        'Kod untuk memautkan alamat ini ke akaun Arara anda ialah {code}. Ia sah selama 10 minit.',
        'Jika anda tidak memintanya, jangan buat apa-apa: tanpa kod tiada apa berlaku.',
      ],
    },
    confirm_contact: {
      subject: 'Kod anda: {code}',
      paragraphs: [
        'Kod yang mengesahkan pendaftaran anda di Arara ialah {code}. Sah selama 10 minit.',
        'Jika anda tidak mendaftar, tidak perlu buat apa-apa: tanpa kod tiada apa berlaku.',
      ],
    },
    registration_tried: {
      subject: 'Seseorang cuba mendaftar dengan butiran anda',
      paragraphs: [
        'Seseorang cuba membuka akaun Arara dengan e-mel, telefon atau CPF anda. Tiada apa berubah: semuanya kekal pada akaun anda.',
        'Adakah itu anda? Anda sudah ada akaun: log masuk, atau tetapkan kata laluan baharu di "Lupa kata laluan". Bukan anda? Tidak perlu buat apa-apa.',
      ],
    },
    email_in_use: {
      subject: 'Alamat ini sudah ada akaun',
      paragraphs: [
        'Seseorang cuba memautkan alamat ini ke akaun Arara lain. Tiada apa diubah: ia kekal dengan akaun anda.',
      ],
    },
    email_changed: {
      subject: 'E-mel akaun anda telah ditukar',
      paragraphs: ['E-mel akaun Arara anda kini {email}. Pengeluaran ditahan sehingga {held_until}.', notYou],
    },
    reset_password: {
      subject: 'Kod anda: {code}',
      paragraphs: [
        'Kod untuk menetapkan kata laluan baharu ialah {code}. Ia sah selama 10 minit.',
        'Jika anda tidak memintanya, jangan buat apa-apa dan jangan berikan kepada sesiapa: kakitangan kami tidak pernah memintanya.',
      ],
    },
    reset_pin: {
      subject: 'Kod anda: {code}',
      paragraphs: [
        'Kod untuk menetapkan kata laluan pengeluaran baharu ialah {code}. Ia sah selama 10 minit.',
        'Jika anda tidak memintanya, seseorang telah log masuk ke akaun anda: tukar kata laluan dan tamatkan sesi lain.',
      ],
    },
    password_changed: {
      subject: 'Kata laluan anda telah ditukar',
      paragraphs: [
        'Kata laluan akaun anda ditukar pada {at}. Peranti lain telah dilog keluar, dan pengeluaran ditahan sehingga {held_until}.',
        notYou,
      ],
    },
    withdrawal_password_changed: {
      subject: 'Kata laluan pengeluaran anda telah ditukar',
      paragraphs: ['Ia ditukar pada {at}. Pengeluaran ditahan sehingga {held_until}.', notYou],
    },
    new_device: {
      subject: 'Peranti baharu telah log masuk ke akaun anda',
      paragraphs: [
        '{browser} {system}, {at}, rangkaian {network}.',
        'Jika itu anda, tiada apa perlu dibuat.',
        notYou,
      ],
    },
    second_factor_on: {
      subject: 'Pengesahan dua langkah dihidupkan',
      paragraphs: [
        'Mulai sekarang log masuk juga meminta kod. Simpan kod pemulihan anda di tempat selamat.',
        notYou,
      ],
    },
    second_factor_off: {
      subject: 'Pengesahan dua langkah dimatikan',
      paragraphs: ['Log masuk tidak lagi meminta kod. Pengeluaran ditahan sehingga {held_until}.', notYou],
    },
    passkey_added: {
      subject: 'Kunci laluan ditambah',
      paragraphs: ['"{name}" kini boleh log masuk ke akaun anda.', notYou],
    },
    passkey_suspended: {
      subject: 'Satu kunci laluan anda digantung',
      paragraphs: [
        '"{name}" nampak disalin: dua peranti menggunakannya. Ia tidak lagi boleh log masuk. Tambah yang lain.',
        notYou,
      ],
    },
    failed_tries: {
      subject: 'Seseorang cuba memasuki akaun anda',
      paragraphs: [
        'Sehingga {at} terdapat {count} kata laluan salah untuk akaun anda. Mereka tidak berjaya masuk. Jika bukan anda, gunakan kata laluan yang tidak digunakan di tempat lain dan hidupkan pengesahan dua langkah.',
      ],
    },
    token_reused: {
      subject: 'Kami menamatkan satu sesi untuk melindungi anda',
      paragraphs: [
        'Pada {at}, log masuk lama bagi salah satu sesi anda digunakan semula, seperti pada salinannya. Kami menamatkan sesi itu: sila log masuk semula.',
        notYou,
      ],
    },
    bind_phone: {
      subject: 'Kod anda: {code}',
      paragraphs: [
        'Kod untuk memautkan nombor ini ke akaun Arara anda ialah {code}. Ia sah selama 10 minit.',
      ],
    },
    phone_changed: {
      subject: 'Telefon akaun anda telah ditukar',
      paragraphs: [
        'Telefon akaun Arara anda kini {phone}. Pengeluaran ditahan sehingga {held_until}.',
        notYou,
      ],
    },
    account_added: {
      subject: 'Akaun pengeluaran ditambah',
      paragraphs: [
        '{account} boleh menerima pengeluaran anda mulai {payable_from}. Akaun anda yang lain kekal seperti biasa.',
        notYou,
      ],
    },
    registry_self_exclusion: impeded(
      'Daftar persekutuan menyatakan bahawa anda mengecualikan diri daripada pertaruhan.',
    ),
    registry_social_benefit: impeded(
      'Daftar persekutuan menyatakan bahawa anda menerima bantuan sosial yang penerimanya tidak boleh bertaruh.',
    ),
    registry_other: impeded('Daftar persekutuan menyenaraikan anda antara orang yang tidak boleh bertaruh.'),
    balance_account_missing: {
      subject: 'Kami tiada akaun untuk memulangkan baki anda',
      paragraphs: [
        'Dua hari anda untuk mengeluarkan wang sudah tamat, dan kami wajib memulangkan bakinya ke akaun anda sendiri. Anda belum mengesahkan sebarang akaun dengan kami.',
        'Sila log masuk, tambah kunci PIX atau akaun bank anda di "Akaun", dan sahkan: kami akan menghantar semuanya ke situ. Sehingga itu baki tetap milik anda.',
      ],
    },
    account_closed_by_law: {
      subject: 'Akaun anda ditutup',
      paragraphs: [
        'Undang-undang mewajibkan kami menutup akaun anda. Tiada apa-apa yang tinggal: baki anda telah dibayar atau dipulangkan ke akaun anda sendiri.',
        'Rekod anda disimpan selama yang dikehendaki undang-undang. Untuk melihatnya, atau jika anda rasa ini silap, tulis kepada kami.',
      ],
    },
    account_erased: {
      subject: 'Akaun anda telah dipadam',
      paragraphs: [
        'Apa yang mengenal pasti anda telah dibuang daripada akaun, dan akaun dilog keluar di mana-mana. Apa yang undang-undang wajibkan kami simpan (nama, CPF dan rekod wang) kekal dimeterai sehingga {kept_until} dan kemudian dipadam.',
      ],
    },
  },
  ending: 'Arara. Untuk dewasa melebihi 18 tahun. Main secara bertanggungjawab.',
  message: 'Arara: kod anda ialah {code}, sah selama 10 minit. Jangan berikan kepada sesiapa.',
  confirm: 'Arara: {code} mengesahkan pendaftaran anda. Sah 10 minit. Jangan beritahu sesiapa.',
  tried:
    'Arara: seseorang cuba guna telefon ini untuk akaun lain. Tiada apa berubah. Anda? Anda sudah ada akaun: log masuk atau pulihkan kata laluan.',
}
