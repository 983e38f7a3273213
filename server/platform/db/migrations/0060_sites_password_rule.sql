-- Passwords may be sentences, in any script and with spaces: brands that kept the rule they were opened with, which took neither, get the
-- one that new brands have. A rule of their own stays, within what the house takes at all (lib/passwords.ts).
update registration_fields
set pattern_id = 0, accepted_pattern = '*', max_length = 128
where name in ('password', 'paymentPassword') and pattern_id = 16 and accepted_pattern = '^[\x21-\x7E]+$' and max_length = 64;

update registration_fields
set min_length = 6
where name = 'paymentPassword' and pattern_id = 0 and accepted_pattern = '*' and min_length = 8 and max_length = 128;

update registration_fields
set min_length = least(greatest(min_length, 8), 128), max_length = least(greatest(max_length, min_length, 8), 128)
where name = 'password';
