import type { MessageWords } from './messages.en.ts'

const notYou =
  'Bu siz değilseniz hemen şifrenizi değiştirin, güvenlik merkezinde diğer oturumları kapatın ve destekle görüşün.'

/** Why comes first; the rest is the same for all whom the registry names. */
const impeded = (why: string) => ({
  subject: 'Oyunlar, para yatırma ve promosyonlar size kapatıldı',
  paragraphs: [
    `${why} Oyunları, para yatırmayı ve promosyonları şu andan itibaren, hesabınızı da üç gün içinde size kapatmakla yükümlüyüz.`,
    'Lütfen bakiyenizin tamamını {until} tarihine kadar çekin: kalan çevrim şartı onu burada tutmaz. Sonrasında kalanı iki gün içinde kendi hesabınıza geri göndeririz.',
    'Bunun bir hata olduğunu düşünüyorsanız yalnızca sicili tutan kurum düzeltebilir. Adınız sicilden çıkınca oyun kendiliğinden yeniden açılır.',
  ],
})

export const messagesTr: MessageWords = {
  kinds: {
    bind_email: {
      subject: 'Kodunuz: {code}',
      paragraphs: [
        'Bu adresi Arara hesabınıza bağlayan kod: {code}. 10 dakika geçerlidir.',
        'Bunu siz istemediyseniz bir şey yapmanız gerekmez: kod girilmeden hiçbir şey olmaz.',
      ],
    },
    confirm_contact: {
      subject: 'Kodunuz: {code}',
      paragraphs: [
        'Arara kaydınızı onaylayan kod: {code}. 10 dakika geçerlidir.',
        'Kaydolmadıysanız bir şey yapmayın: kod olmadan hiçbir şey olmaz.',
      ],
    },
    registration_tried: {
      subject: 'Biri bilgilerinizle kaydolmayı denedi',
      paragraphs: [
        'Biri e-postanız, telefonunuz veya CPF numaranızla Arara hesabı açmayı denedi. Hiçbir şey değişmedi: hepsi sizin hesabınızda kalır.',
        'Siz miydiniz? Zaten bir hesabınız var: giriş yapın veya "Şifremi unuttum" bölümünde yeni şifre belirleyin. Siz değil miydiniz? Bir şey yapmanız gerekmez.',
      ],
    },
    email_in_use: {
      subject: 'Bu adresin zaten bir hesabı var',
      paragraphs: [
        'Birisi bu adresi başka bir Arara hesabına bağlamaya çalıştı. Hiçbir şey değişmedi: adres sizin hesabınızda kalıyor.',
      ],
    },
    email_changed: {
      subject: 'Hesabınızın e-postası değiştirildi',
      paragraphs: [
        'Arara hesabınızın e-postası artık {email}. Çekimler {held_until} tarihine kadar durur.',
        notYou,
      ],
    },
    reset_password: {
      subject: 'Kodunuz: {code}',
      paragraphs: [
        'Yeni şifre belirleme kodu: {code}. 10 dakika geçerlidir.',
        'Bunu siz istemediyseniz bir şey yapmayın ve kodu kimseye vermeyin: ekibimiz bu kodu asla istemez.',
      ],
    },
    reset_pin: {
      subject: 'Kodunuz: {code}',
      paragraphs: [
        'Yeni çekim şifresi belirleme kodu: {code}. 10 dakika geçerlidir.',
        'Bunu siz istemediyseniz hesabınıza biri giriş yapmış demektir: şifrenizi değiştirin ve diğer oturumları kapatın.',
      ],
    },
    password_changed: {
      subject: 'Şifreniz değiştirildi',
      paragraphs: [
        'Hesabınızın şifresi {at} tarihinde değiştirildi. Diğer cihazlardan çıkış yapıldı ve çekimler {held_until} tarihine kadar durur.',
        notYou,
      ],
    },
    withdrawal_password_changed: {
      subject: 'Çekim şifreniz değiştirildi',
      paragraphs: ['{at} tarihinde değiştirildi. Çekimler {held_until} tarihine kadar durur.', notYou],
    },
    new_device: {
      subject: 'Hesabınıza yeni bir cihazdan giriş yapıldı',
      paragraphs: [
        '{browser} {system}, {at}, ağ {network}.',
        'Bu sizseniz yapmanız gereken bir şey yok.',
        notYou,
      ],
    },
    second_factor_on: {
      subject: 'İki adımlı doğrulama açıldı',
      paragraphs: [
        'Artık girişte bir kod da istenecek. Kurtarma kodlarınızı güvenli bir yerde saklayın.',
        notYou,
      ],
    },
    second_factor_off: {
      subject: 'İki adımlı doğrulama kapatıldı',
      paragraphs: ['Girişte artık kod istenmiyor. Çekimler {held_until} tarihine kadar durur.', notYou],
    },
    passkey_added: {
      subject: 'Bir geçiş anahtarı eklendi',
      paragraphs: ['"{name}" artık hesabınıza giriş yapabilir.', notYou],
    },
    passkey_suspended: {
      subject: 'Geçiş anahtarlarınızdan biri askıya alındı',
      paragraphs: [
        '"{name}" kopyalanmış görünüyor: iki cihaz kullanıyor. Artık giriş yapmıyor. Yenisini ekleyin.',
        notYou,
      ],
    },
    failed_tries: {
      subject: 'Birisi hesabınıza girmeye çalışıyor',
      paragraphs: [
        '{at} itibarıyla hesabınız için {count} yanlış şifre girildi. Giremediler. Siz değilseniz başka hiçbir yerde kullanmadığınız bir şifre seçin ve iki adımlı doğrulamayı açın.',
      ],
    },
    token_reused: {
      subject: 'Sizi korumak için bir oturumu kapattık',
      paragraphs: [
        '{at} tarihinde oturumlarınızdan birinin eski girişi, bir kopyası varmış gibi yeniden kullanıldı. O oturumu kapattık: lütfen yeniden giriş yapın.',
        notYou,
      ],
    },
    bind_phone: {
      subject: 'Kodunuz: {code}',
      paragraphs: ['Bu numarayı Arara hesabınıza bağlayan kod {code}. 10 dakika geçerlidir.'],
    },
    phone_changed: {
      subject: 'Hesabınızın telefonu değişti',
      paragraphs: [
        'Arara hesabınızın telefonu artık {phone}. Çekimler {held_until} tarihine kadar bekler.',
        notYou,
      ],
    },
    account_added: {
      subject: 'Bir çekim hesabı eklendi',
      paragraphs: [
        '{account}, {payable_from} tarihinden itibaren çekimlerinizi alabilir. Diğer hesaplarınız olduğu gibi kaldı.',
        notYou,
      ],
    },
    registry_self_exclusion: impeded('Federal sicil, bahisten kendinizi men ettiğinizi bildiriyor.'),
    registry_social_benefit: impeded(
      'Federal sicil, alanların bahis oynayamadığı bir sosyal yardım aldığınızı bildiriyor.',
    ),
    registry_other: impeded('Federal sicil, sizi bahis oynayamayacak kişiler arasında gösteriyor.'),
    balance_account_missing: {
      subject: 'Bakiyenizi gönderebileceğimiz bir hesap yok',
      paragraphs: [
        'Para çekmek için iki gününüz doldu ve kalanı kendi hesabınıza göndermek zorundayız. Bizde onayladığınız bir hesap yok.',
        'Lütfen giriş yapın, "Hesaplar" bölümünden size ait bir PIX anahtarı veya banka hesabı ekleyip onaylayın: her şeyi oraya göndereceğiz. O zamana kadar bakiye sizindir.',
      ],
    },
    account_closed_by_law: {
      subject: 'Hesabınız kapatıldı',
      paragraphs: [
        'Yasa, hesabınızı kapatmamızı zorunlu kıldı. İçinde bir şey kalmadı: bakiyeniz ödendi veya kendi hesabınıza geri gönderildi.',
        'Kayıtlarınız yasanın istediği süre boyunca saklanır. Görmek için ya da bunun bir yanlışlık olduğunu düşünüyorsanız bize yazın.',
      ],
    },
    account_erased: {
      subject: 'Hesabınız silindi',
      paragraphs: [
        'Sizi tanıtan bilgiler hesabınızdan silindi ve her yerden çıkış yapıldı. Yasanın saklamamızı istedikleri (adınız, CPF’niz ve para kayıtları) {kept_until} tarihine kadar mühürlü kalır, sonra silinir.',
      ],
    },
  },
  ending: 'Arara. 18 yaşından büyükler için. Sorumlu oynayın.',
  message: 'Arara: kodunuz {code}, 10 dakika geçerlidir. Kimseyle paylaşmayın.',
  confirm: 'Arara: {code} kaydınızı onaylar. 10 dakika geçerlidir. Kimseyle paylaşmayın.',
  tried:
    'Arara: biri bu telefonu başka bir hesapta kullanmayı denedi. Hiçbir şey değişmedi. Siz miydiniz? Hesabınız var: giriş yapın veya şifreyi yenileyin.',
}
