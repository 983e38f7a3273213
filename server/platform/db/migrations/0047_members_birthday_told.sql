-- When a birthday was told; null of one told at registration, or before this was kept, which counts as old as the account.
alter table members add column birthday_told_at timestamptz;
