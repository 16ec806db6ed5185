import type { MessageWords } from './messages.en.ts'

const notYou =
  'Jika ini bukan Anda, segera ganti kata sandi, akhiri sesi lain di pusat keamanan, dan hubungi dukungan.'

/** Why comes first; the rest is the same for all whom the registry names. */
const impeded = (why: string) => ({
  subject: 'Game, deposit, dan promosi ditutup bagi Anda',
  paragraphs: [
    `${why} Kami wajib menutup game, deposit, dan promosi bagi Anda mulai sekarang, dan akun Anda dalam tiga hari.`,
    'Tarik seluruh saldo Anda sebelum {until}: syarat taruhan yang tersisa tidak menahannya. Sisanya setelah itu kami kembalikan ke rekening Anda sendiri dalam dua hari berikutnya.',
    'Jika menurut Anda ini keliru, hanya pengelola daftar yang dapat memperbaikinya. Begitu nama Anda tidak lagi tercantum, permainan terbuka sendiri.',
  ],
})

export const messagesId: MessageWords = {
  kinds: {
    bind_email: {
      subject: 'Kode Anda: {code}',
      paragraphs: [
        'Kode untuk menautkan alamat ini ke akun Arara Anda adalah {code}. Berlaku 10 menit.',
        'Jika Anda tidak memintanya, abaikan saja: tanpa kode tidak ada yang terjadi.',
      ],
    },
    confirm_contact: {
      subject: 'Kode Anda: {code}',
      paragraphs: [
        'Kode yang mengonfirmasi pendaftaran Anda di Arara adalah {code}. Berlaku 10 menit.',
        'Jika Anda tidak mendaftar, abaikan saja: tanpa kode tidak terjadi apa-apa.',
      ],
    },
    registration_tried: {
      subject: 'Seseorang mencoba mendaftar dengan data Anda',
      paragraphs: [
        'Seseorang mencoba membuka akun Arara dengan e-mail, ponsel, atau CPF Anda. Tidak ada yang berubah: semuanya tetap milik akun Anda.',
        'Apakah itu Anda? Anda sudah punya akun: masuk, atau buat kata sandi baru di "Lupa kata sandi". Bukan Anda? Tidak perlu melakukan apa pun.',
      ],
    },
    email_in_use: {
      subject: 'Alamat ini sudah punya akun',
      paragraphs: [
        'Seseorang mencoba menautkan alamat ini ke akun Arara lain. Tidak ada yang diubah: alamat ini tetap di akun Anda.',
      ],
    },
    email_changed: {
      subject: 'E-mail akun Anda diganti',
      paragraphs: ['E-mail akun Arara Anda sekarang {email}. Penarikan ditahan sampai {held_until}.', notYou],
    },
    reset_password: {
      subject: 'Kode Anda: {code}',
      paragraphs: [
        'Kode untuk membuat kata sandi baru adalah {code}. Berlaku 10 menit.',
        'Jika Anda tidak memintanya, abaikan dan jangan berikan kepada siapa pun: petugas kami tidak pernah memintanya.',
      ],
    },
    reset_pin: {
      subject: 'Kode Anda: {code}',
      paragraphs: [
        'Kode untuk membuat kata sandi penarikan baru adalah {code}. Berlaku 10 menit.',
        'Jika Anda tidak memintanya, seseorang sedang masuk ke akun Anda: ganti kata sandi dan akhiri sesi lain.',
      ],
    },
    password_changed: {
      subject: 'Kata sandi Anda diganti',
      paragraphs: [
        'Kata sandi akun Anda diganti pada {at}. Perangkat lain dikeluarkan, dan penarikan ditahan sampai {held_until}.',
        notYou,
      ],
    },
    withdrawal_password_changed: {
      subject: 'Kata sandi penarikan Anda diganti',
      paragraphs: ['Diganti pada {at}. Penarikan ditahan sampai {held_until}.', notYou],
    },
    new_device: {
      subject: 'Perangkat baru masuk ke akun Anda',
      paragraphs: [
        '{browser} {system}, {at}, jaringan {network}.',
        'Jika itu Anda, tidak ada yang perlu dilakukan.',
        notYou,
      ],
    },
    second_factor_on: {
      subject: 'Verifikasi dua langkah aktif',
      paragraphs: [
        'Mulai sekarang masuk juga meminta kode. Simpan kode pemulihan Anda di tempat aman.',
        notYou,
      ],
    },
    second_factor_off: {
      subject: 'Verifikasi dua langkah nonaktif',
      paragraphs: ['Masuk tidak lagi meminta kode. Penarikan ditahan sampai {held_until}.', notYou],
    },
    passkey_added: {
      subject: 'Kunci sandi ditambahkan',
      paragraphs: ['"{name}" kini bisa masuk ke akun Anda.', notYou],
    },
    passkey_suspended: {
      subject: 'Salah satu kunci sandi Anda ditangguhkan',
      paragraphs: [
        '"{name}" tampaknya disalin: dua perangkat memakainya. Tidak bisa dipakai masuk lagi. Tambahkan yang lain.',
        notYou,
      ],
    },
    failed_tries: {
      subject: 'Seseorang mencoba masuk ke akun Anda',
      paragraphs: [
        'Sampai {at} ada {count} kata sandi salah untuk akun Anda. Mereka tidak berhasil masuk. Jika bukan Anda, pakai kata sandi yang tidak dipakai di tempat lain dan aktifkan verifikasi dua langkah.',
      ],
    },
    token_reused: {
      subject: 'Kami mengakhiri satu sesi untuk melindungi Anda',
      paragraphs: [
        'Pada {at}, sebuah login lama dari salah satu sesi Anda dipakai lagi, seperti pada salinannya. Kami mengakhiri sesi itu: silakan masuk lagi.',
        notYou,
      ],
    },
    bind_phone: {
      subject: 'Kode Anda: {code}',
      paragraphs: ['Kode untuk menautkan nomor ini ke akun Arara Anda adalah {code}. Berlaku 10 menit.'],
    },
    phone_changed: {
      subject: 'Ponsel akun Anda diganti',
      paragraphs: ['Ponsel akun Arara Anda sekarang {phone}. Penarikan ditahan sampai {held_until}.', notYou],
    },
    account_added: {
      subject: 'Rekening penarikan ditambahkan',
      paragraphs: [
        '{account} bisa menerima penarikan Anda mulai {payable_from}. Rekening Anda yang lain tetap seperti semula.',
        notYou,
      ],
    },
    registry_self_exclusion: impeded(
      'Daftar federal menyebutkan bahwa Anda mengecualikan diri dari taruhan.',
    ),
    registry_social_benefit: impeded(
      'Daftar federal menyebutkan bahwa Anda menerima bantuan sosial yang penerimanya tidak boleh bertaruh.',
    ),
    registry_other: impeded('Daftar federal mencantumkan Anda di antara orang yang tidak boleh bertaruh.'),
    balance_account_missing: {
      subject: 'Kami tidak punya rekening untuk mengembalikan saldo Anda',
      paragraphs: [
        'Dua hari Anda untuk menarik saldo sudah lewat, dan kami wajib mengembalikan sisanya ke rekening Anda sendiri. Anda belum mengonfirmasi satu pun pada kami.',
        'Silakan masuk, tambahkan kunci PIX atau rekening bank Anda di "Rekening", lalu konfirmasi: semuanya kami kirim ke sana. Sampai saat itu saldo tetap milik Anda.',
      ],
    },
    account_closed_by_law: {
      subject: 'Akun Anda ditutup',
      paragraphs: [
        'Hukum mewajibkan kami menutup akun Anda. Tidak ada yang tersisa di dalamnya: saldo Anda sudah dibayarkan atau dikembalikan ke rekening Anda sendiri.',
        'Catatan Anda disimpan selama diminta hukum. Untuk melihatnya, atau jika menurut Anda ini keliru, tulislah kepada kami.',
      ],
    },
    account_erased: {
      subject: 'Akun Anda dihapus',
      paragraphs: [
        'Yang mengidentifikasi Anda sudah hilang dari akun, dan akun keluar di mana-mana. Yang wajib kami simpan menurut hukum (nama, CPF, dan catatan uang) tetap tersegel sampai {kept_until}, lalu dihapus.',
      ],
    },
  },
  ending: 'Arara. Untuk dewasa di atas 18. Bermainlah dengan bertanggung jawab.',
  message: 'Arara: kode Anda {code}, berlaku 10 menit. Jangan berikan kepada siapa pun.',
  confirm: 'Arara: {code} mengonfirmasi pendaftaran Anda. Berlaku 10 menit. Jangan beri tahu siapa pun.',
  tried:
    'Arara: seseorang mencoba memakai nomor ini untuk akun lain. Tidak ada yang berubah. Itu Anda? Anda sudah punya akun: masuk atau pulihkan kata sandi.',
}
