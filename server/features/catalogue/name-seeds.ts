/** `vi | id | ms | th | tr` of each original; its theme (games/) says Portuguese, English and Chinese. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['floresta-da-arara', 'Rừng Vẹt Đuôi Dài|Hutan Makaw|Hutan Makaw|ป่ามาคอว์|Makav Ormanı'],
  ['mina-de-esmeraldas', 'Mỏ Ngọc Lục Bảo|Tambang Zamrud|Lombong Zamrud|เหมืองมรกต|Zümrüt Madeni'],
  ['roleta-arara', 'Roulette Vẹt Arara|Rolet Makaw|Rolet Makaw|รูเล็ตมาคอว์|Makav Ruleti'],
  ['carnaval-de-luz', 'Lễ Hội Ánh Sáng|Karnaval Cahaya|Karnival Cahaya|คาร์นิวัลแห่งแสง|Işık Karnavalı'],
  ['dados-da-arara', 'Xúc Xắc Arara|Dadu Makaw|Dadu Makaw|ลูกเต๋ามาคอว์|Makav Zarları'],
  ['tesouro-do-mar', 'Kho Báu Đại Dương|Harta Samudra|Harta Lautan|สมบัติใต้ทะเล|Okyanus Hazinesi'],
  ['plinko-da-arara', 'Plinko Arara|Plinko Makaw|Plinko Makaw|พลิงโกมาคอว์|Makav Plinko'],
  [
    'torre-de-copacabana',
    'Tháp Copacabana|Menara Copacabana|Menara Copacabana|ตึกโคปาคาบานา|Copacabana Kulesi',
  ],
  ['penalti-decisivo', 'Cú Đá Quyết Định|Penalti Penentu|Penalti Penentu|จุดโทษตัดสิน|Belirleyici Penaltı'],
  ['penalti-na-praia', 'Penalty Bãi Biển|Penalti Pantai|Penalti Pantai|จุดโทษชายหาด|Plaj Penaltısı'],
  ['limbo-das-estrelas', 'Limbo Tinh Tú|Limbo Bintang|Limbo Bintang|ลิมโบดวงดาว|Yıldız Limbosu'],
  ['copa-da-sumauma', 'Leo Cây Gòn|Panjat Pohon Randu|Panjat Pokok Kapok|ปีนต้นนุ่นยักษ์|Kapok Tırmanışı'],
  ['plinko-das-joias', 'Plinko Châu Báu|Plinko Permata|Plinko Permata|พลิงโกอัญมณี|Mücevher Plinko'],
  ['torre-de-gelo', 'Tháp Băng|Menara Es|Menara Ais|หอคอยน้ำแข็ง|Buz Kulesi'],
  ['limbo-do-balao', 'Limbo Khinh Khí Cầu|Limbo Balon|Limbo Belon|ลิมโบบอลลูน|Balon Limbosu'],
  ['plinko-da-praia', 'Plinko Bãi Biển|Plinko Pantai|Plinko Pantai|พลิงโกชายหาด|Plaj Plinko'],
  ['lua-da-onca', 'Trăng Báo Đốm|Bulan Jaguar|Bulan Jaguar|จันทร์เสือจากัวร์|Jaguar Ayı'],
  ['dragao-da-sorte', 'Rồng May Mắn|Naga Keberuntungan|Naga Bertuah|มังกรนำโชค|Şanslı Ejderha'],
  ['garimpo-de-diamantes', 'Mỏ Kim Cương|Galian Berlian|Lombong Berlian|ขุดเพชร|Elmas Avı'],
  ['montanha-de-ouro', 'Núi Vàng|Gunung Emas|Gunung Emas|ภูเขาทอง|Altın Dağ'],
  ['frutas-tropicais', 'Trái Cây Nhiệt Đới|Buah Tropis|Buah Tropika|ผลไม้เมืองร้อน|Tropik Meyveler'],
  ['boto-encantado', 'Cá Heo Thần Kỳ|Lumba-lumba Ajaib|Ikan Lumba-lumba Ajaib|โลมาวิเศษ|Büyülü Yunus'],
  ['perolas-do-recife', 'Ngọc Trai Rạn San Hô|Mutiara Karang|Mutiara Terumbu|ไข่มุกแนวปะการัง|Resif İncileri'],
  ['roleta-francesa', 'Roulette Pháp|Rolet Prancis|Rolet Perancis|รูเล็ตฝรั่งเศส|Fransız Ruleti'],
  ['noite-de-sao-joao', 'Lễ Hội Tháng Sáu|Festival Juni|Pesta Jun|เทศกาลเดือนมิถุนายน|Haziran Şenliği'],
  ['dados-de-ouro', 'Xúc Xắc Vàng|Dadu Emas|Dadu Emas|ลูกเต๋าทองคำ|Altın Zarlar'],
  ['pantanal-selvagem', 'Đầm Lầy Hoang Dã|Rawa Liar|Paya Liar|พื้นที่ชุ่มน้ำป่า|Vahşi Sulak Alan'],
  ['templo-de-jade', 'Đền Ngọc Bích|Kuil Giok|Kuil Jed|วิหารหยก|Yeşim Tapınağı'],
  ['praia-do-sol', 'Bãi Biển Nắng|Pantai Cerah|Pantai Cerah|หาดแดดจ้า|Güneşli Plaj'],
  ['jardim-da-onca', 'Vườn Báo Đốm|Taman Jaguar|Taman Jaguar|สวนเสือจากัวร์|Jaguar Bahçesi'],
  ['dados-cosmicos', 'Xúc Xắc Vũ Trụ|Dadu Kosmik|Dadu Kosmik|ลูกเต๋าจักรวาล|Kozmik Zarlar'],
  ['roleta-do-rio', 'Roulette Rio|Rolet Rio|Rolet Rio|รูเล็ตริโอ|Rio Ruleti'],
  ['via-lactea', 'Dải Ngân Hà|Bima Sakti|Bima Sakti|ทางช้างเผือก|Samanyolu'],
  ['ruinas-perdidas', 'Phế Tích Thất Lạc|Reruntuhan Hilang|Runtuhan Hilang|ซากเมืองที่สาบสูญ|Kayıp Harabeler'],
  ['gelo-austral', 'Băng Phương Nam|Es Selatan|Ais Selatan|น้ำแข็งแดนใต้|Güney Buzulu'],
  ['dados-de-rubi', 'Xúc Xắc Hồng Ngọc|Dadu Rubi|Dadu Delima|ลูกเต๋าทับทิม|Yakut Zarlar'],
  [
    'sertao-estrelado',
    'Miền Hoang Đầy Sao|Pedalaman Berbintang|Pedalaman Berbintang|แดนดาวพร่าง|Yıldızlı Bozkır',
  ],
  ['cafe-da-serra', 'Cà Phê Núi|Kopi Pegunungan|Kopi Gunung|กาแฟบนเขา|Dağ Kahvesi'],
  ['roleta-imperial', 'Roulette Hoàng Gia|Rolet Kekaisaran|Rolet Maharaja|รูเล็ตจักรพรรดิ|İmparatorluk Ruleti'],
  ['ceu-de-baloes', 'Trời Khinh Khí Cầu|Langit Balon|Langit Belon|ฟ้าบอลลูน|Balonlu Gökyüzü'],
  ['dados-de-gelo', 'Xúc Xắc Băng|Dadu Es|Dadu Ais|ลูกเต๋าน้ำแข็ง|Buz Zarları'],
  [
    'roleta-da-meia-noite',
    'Roulette Nửa Đêm|Rolet Tengah Malam|Rolet Tengah Malam|รูเล็ตเที่ยงคืน|Gece Yarısı Ruleti',
  ],
  ['roleta-mini-ficha', 'Roulette Chip Nhỏ|Rolet Cip Kecil|Rolet Cip Kecil|รูเล็ตชิปเล็ก|Küçük Çip Ruleti'],
  ['dados-do-brejo', 'Xúc Xắc Đầm Lầy|Dadu Rawa|Dadu Paya|ลูกเต๋าหนองน้ำ|Bataklık Zarları'],
])

/** What an original is called in the languages that its theme does not speak. */
export function moreNames(id: string): Readonly<Record<string, string>> {
  const [vi = '', indonesian = '', ms = '', th = '', tr = ''] = NAMES.get(id)?.split('|') ?? []
  return tr === '' ? {} : { vi, id: indonesian, ms, th, tr }
}
