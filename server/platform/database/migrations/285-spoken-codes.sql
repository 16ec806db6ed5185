-- The other way to answer a verification code is spoken digits, drawn when somebody asks to hear them.
ALTER TABLE captcha RENAME COLUMN question_answer TO sound_answer;
ALTER TABLE captcha ALTER COLUMN sound_answer DROP NOT NULL;
