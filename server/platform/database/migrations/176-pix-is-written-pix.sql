-- One spelling: the way to pay was named in capitals while every sentence of the app says Pix.
UPDATE payment_method SET
  name = replace(name, 'PIX', 'Pix'),
  names = replace(names::text, 'PIX', 'Pix')::jsonb
WHERE id = 'pix';
