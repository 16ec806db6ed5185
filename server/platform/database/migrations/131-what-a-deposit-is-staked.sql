-- How often a deposit is staked is the licence's to say (server/regimes): the first terms name the page that says it.
UPDATE terms_version SET texts = replace(replace(replace(replace(replace(replace(replace(replace(texts::text,
  'O depósito deve ser apostado uma vez antes do saque; os saques são analisados.',
  'Quanto de um depósito ainda deve ser apostado antes do saque, se for o caso, está na página de saque; os saques são analisados.'),
  'Deposits are to be staked once before they are withdrawn; withdrawals are reviewed.',
  'What of a deposit is still to be staked before it is withdrawn, if anything, stands on the withdrawal page; withdrawals are reviewed.'),
  '充值须先投注一倍方可提取；提现需经审核。',
  '充值在提取前是否还须投注、须投注多少，见提现页面；提现需经审核。'),
  'Tiền nạp phải cược một lần trước khi rút; lệnh rút được xét duyệt.',
  'Tiền nạp còn phải cược bao nhiêu trước khi rút, nếu có, được ghi ở trang rút tiền; lệnh rút được xét duyệt.'),
  'Deposit harus dipertaruhkan sekali sebelum ditarik; penarikan ditinjau.',
  'Berapa dari deposit yang masih harus dipertaruhkan sebelum ditarik, jika ada, tertulis di halaman penarikan; penarikan ditinjau.'),
  'Deposit perlu dipertaruhkan sekali sebelum dikeluarkan; pengeluaran disemak.',
  'Berapa daripada deposit yang masih perlu dipertaruhkan sebelum dikeluarkan, jika ada, tertulis di halaman pengeluaran; pengeluaran disemak.'),
  'เงินฝากต้องเดิมพันหนึ่งเท่าก่อนถอน และการถอนมีการตรวจสอบ',
  'เงินฝากยังต้องเดิมพันอีกเท่าใดก่อนถอน (ถ้ามี) ระบุไว้ในหน้าถอนเงิน และการถอนมีการตรวจสอบ'),
  'Yatırılan para çekilmeden önce bir kez çevrilmelidir; çekimler incelenir.',
  'Yatırılan paranın çekilmeden önce ne kadarının daha çevrilmesi gerektiği, gerekiyorsa, çekim sayfasında yazar; çekimler incelenir.')::jsonb
WHERE version = 1;
