-- What the house says of itself in the five languages that came later. What an operator wrote meanwhile stays: the older
-- object is on the right of ||, which wins.
UPDATE vip_level SET names = jsonb_build_object(
  'vi', (ARRAY['Tân binh', 'Đồng', 'Bạc', 'Vàng', 'Bạch kim', 'Kim cương', 'Hồng ngọc', 'Ngọc lục bảo', 'Lam ngọc', 'Vẹt Arara'])[level + 1],
  'id', (ARRAY['Pemula', 'Perunggu', 'Perak', 'Emas', 'Platinum', 'Berlian', 'Rubi', 'Zamrud', 'Safir', 'Makaw'])[level + 1],
  'ms', (ARRAY['Pendatang baharu', 'Gangsa', 'Perak', 'Emas', 'Platinum', 'Berlian', 'Delima', 'Zamrud', 'Nilam', 'Makaw'])[level + 1],
  'th', (ARRAY['มือใหม่', 'บรอนซ์', 'ซิลเวอร์', 'โกลด์', 'แพลทินัม', 'ไดมอนด์', 'รูบี้', 'มรกต', 'แซฟไฟร์', 'มาคอว์'])[level + 1],
  'tr', (ARRAY['Acemi', 'Bronz', 'Gümüş', 'Altın', 'Platin', 'Elmas', 'Yakut', 'Zümrüt', 'Safir', 'Ara'])[level + 1]) || names
WHERE level <= 9;

UPDATE payment_method SET names = '{"vi": "PIX", "id": "PIX", "ms": "PIX", "th": "PIX", "tr": "PIX"}'::jsonb || names WHERE id = 'pix';
UPDATE payment_method SET names = '{"vi": "Chuyển khoản ngân hàng", "id": "Transfer bank", "ms": "Pindahan bank", "th": "โอนผ่านธนาคาร", "tr": "Banka havalesi"}'::jsonb || names WHERE id = 'bank-transfer';
UPDATE payment_method SET names = '{"vi": "Chuyển tiền TED", "id": "Transfer TED", "ms": "Pindahan TED", "th": "โอน TED", "tr": "TED havalesi"}'::jsonb || names WHERE id = 'ted';

-- The first terms say the same in each language; nothing of them is changed.
UPDATE terms_version SET texts = $json$
{
 "vi": {
  "title": "Điều khoản sử dụng",
  "text": "## Ai được chơi\n\nNgười từ 18 tuổi trở lên, mỗi người một tài khoản, bằng tên và CPF của chính mình. Tài khoản chỉ của riêng bạn.\n\n## Tiền của bạn\n\nNạp và rút bằng BRL qua PIX, từ và đến tài khoản thuộc CPF của bạn. Phí và hạn mức hiển thị trước khi xác nhận. Tiền nạp phải cược một lần trước khi rút; lệnh rút được xét duyệt.\n\n## Trò chơi\n\nVán được tính theo kết toán của máy chủ. Ván bị ngắt vẫn chờ bạn và có thể chơi tiếp. Tỷ lệ trả thưởng của mỗi trò chơi được hiển thị cùng trò chơi, và bạn có thể tự kiểm chứng từng lượt rút.\n\n## Khuyến mãi\n\nMỗi khuyến mãi có quy định riêng, hiển thị trước khi bạn tham gia. Tiền thưởng không bắt bạn phải chơi; bạn có thể từ chối.\n\n## Những điều không được phép\n\nNhiều tài khoản, tài khoản của người khác, chương trình chơi thay bạn, và tiền có nguồn gốc bất hợp pháp. Các tài khoản như vậy bị phong tỏa và điều tra.\n\n## Thay đổi điều khoản\n\nChúng tôi thông báo thay đổi điều khoản ít nhất hai tuần trước khi áp dụng.\n\n## Giấy phép\n\nDòng ở cuối mỗi trang nêu giấy phép mà trang web hoạt động. Trang dành cho người trên 18 tuổi.",
  "changes": ""
 },
 "id": {
  "title": "Ketentuan penggunaan",
  "text": "## Siapa yang boleh bermain\n\nOrang berusia 18 tahun ke atas, masing-masing satu akun, dengan nama dan CPF sendiri. Akun ini milik Anda sendiri.\n\n## Uang Anda\n\nDeposit dan penarikan dalam BRL lewat PIX, dari dan ke rekening dengan CPF Anda sendiri. Biaya dan batas ditampilkan sebelum konfirmasi. Deposit harus dipertaruhkan sekali sebelum ditarik; penarikan ditinjau.\n\n## Game\n\nRonde dihitung sesuai hasil di server. Ronde yang terputus menunggu Anda dan bisa diselesaikan. RTP setiap game ditampilkan bersama gamenya, dan Anda bisa memeriksa setiap undian sendiri.\n\n## Promosi\n\nSetiap promosi punya aturan sendiri, ditampilkan sebelum Anda ikut. Bonus tidak pernah memaksa Anda bermain; Anda boleh menolaknya.\n\n## Yang tidak diperbolehkan\n\nBanyak akun, akun orang lain, program yang bermain untuk Anda, dan uang dari sumber ilegal. Akun seperti itu dibekukan dan diperiksa.\n\n## Perubahan\n\nKami mengumumkan perubahan ketentuan ini setidaknya dua minggu sebelum berlaku.\n\n## Lisensi\n\nBaris di bagian bawah setiap halaman menyebutkan lisensi operasional situs ini. Situs ini untuk orang berusia di atas 18 tahun.",
  "changes": ""
 },
 "ms": {
  "title": "Terma penggunaan",
  "text": "## Siapa boleh bermain\n\nOrang berumur 18 tahun ke atas, satu akaun setiap seorang, atas nama dan CPF sendiri. Akaun itu milik anda sahaja.\n\n## Wang anda\n\nDeposit dan pengeluaran adalah dalam BRL melalui PIX, dari dan ke akaun dengan CPF anda sendiri. Caj dan had dipaparkan sebelum anda sahkan. Deposit perlu dipertaruhkan sekali sebelum dikeluarkan; pengeluaran disemak.\n\n## Permainan\n\nPusingan dikira seperti diselesaikan oleh pelayan. Pusingan yang terputus menunggu anda dan boleh ditamatkan. RTP setiap permainan dipaparkan bersamanya, dan anda boleh mengesahkan setiap cabutan sendiri.\n\n## Promosi\n\nSetiap promosi mempunyai peraturan sendiri, dipaparkan sebelum anda menyertai. Bonus tidak memaksa anda bermain; anda boleh menolaknya.\n\n## Apa yang tidak dibenarkan\n\nBeberapa akaun, akaun orang lain, program yang bermain untuk anda, dan wang daripada sumber haram. Akaun begitu dibekukan dan diperiksa.\n\n## Perubahan\n\nKami mengumumkan perubahan terma ini sekurang-kurangnya dua minggu sebelum ia terpakai.\n\n## Lesen\n\nBaris di bahagian bawah setiap halaman menyatakan lesen yang digunakan untuk mengendalikan laman ini. Laman ini untuk mereka yang berumur lebih 18 tahun.",
  "changes": ""
 },
 "th": {
  "title": "ข้อกำหนดการใช้งาน",
  "text": "## ใครเล่นได้บ้าง\n\nผู้ที่มีอายุ 18 ปีขึ้นไป คนละหนึ่งบัญชี ภายใต้ชื่อและ CPF ของตนเอง บัญชีเป็นของคุณเพียงผู้เดียว\n\n## เงินของคุณ\n\nการฝากและถอนเป็นเงิน BRL ผ่าน PIX จากและไปยังบัญชีภายใต้ CPF ของคุณเอง ค่าธรรมเนียมและวงเงินแสดงก่อนที่คุณจะยืนยัน เงินฝากต้องเดิมพันหนึ่งเท่าก่อนถอน และการถอนมีการตรวจสอบ\n\n## เกม\n\nผลของรอบเป็นไปตามที่เซิร์ฟเวอร์บันทึก รอบที่ขาดตอนจะรอคุณและเล่นให้จบได้ อัตราคืนทุนผู้เล่นแสดงไว้ในแต่ละเกม และคุณตรวจสอบการสุ่มทุกครั้งได้เอง\n\n## โปรโมชั่น\n\nแต่ละโปรโมชั่นมีกติกาของตัวเองซึ่งแสดงก่อนเข้าร่วม โบนัสไม่บังคับให้เล่น คุณปฏิเสธได้\n\n## สิ่งที่ไม่อนุญาต\n\nหลายบัญชี บัญชีของผู้อื่น โปรแกรมที่เล่นแทนคุณ และเงินที่ได้มาโดยมิชอบ บัญชีเหล่านี้จะถูกระงับและตรวจสอบ\n\n## การเปลี่ยนแปลง\n\nเราประกาศการเปลี่ยนแปลงข้อกำหนดล่วงหน้าอย่างน้อยสองสัปดาห์ก่อนมีผล\n\n## ใบอนุญาต\n\nบรรทัดท้ายทุกหน้าระบุใบอนุญาตที่เว็บไซต์นี้ดำเนินการอยู่ เว็บไซต์นี้สำหรับผู้ที่อายุเกิน 18 ปี",
  "changes": ""
 },
 "tr": {
  "title": "Kullanım koşulları",
  "text": "## Kimler oynayabilir\n\n18 yaş ve üzeri kişiler, kendi adları ve CPF'leriyle, kişi başına bir hesap. Hesap yalnızca sizindir.\n\n## Paranız\n\nYatırma ve çekimler BRL cinsindendir; kendi CPF'nize ait hesaplardan ve hesaplara PIX ile yapılır. Ücretler ve sınırlar onaylamadan önce gösterilir. Yatırılan para çekilmeden önce bir kez çevrilmelidir; çekimler incelenir.\n\n## Oyunlar\n\nTur, sunucunun sonuçlandırdığı gibi geçerlidir. Yarıda kalan tur sizi bekler ve tamamlanabilir. Her oyunun geri ödeme oranı oyunla birlikte gösterilir ve her çekilişi kendiniz doğrulayabilirsiniz.\n\n## Promosyonlar\n\nHer promosyonun, katılmadan önce gösterilen kendi kuralları vardır. Bonus sizi asla oynamaya zorlamaz; reddedebilirsiniz.\n\n## Neye izin verilmez\n\nBirden çok hesap, başkalarının hesapları, sizin yerinize oynayan programlar ve yasa dışı kaynaklı para. Böyle hesaplar dondurulur ve incelenir.\n\n## Değişiklikler\n\nBu koşullardaki değişiklikleri, yürürlüğe girmeden en az iki hafta önce duyururuz.\n\n## Lisans\n\nHer sayfanın altındaki satır, sitenin hangi lisansla işletildiğini belirtir. Site 18 yaşından büyükler içindir.",
  "changes": ""
 }
}
$json$::jsonb || texts
WHERE version = 1;
