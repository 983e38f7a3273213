-- What is not over, which is little: whoever asks what needs a person reads this.
create index lottery_draws_unsettled on lottery_draws (merchant_id, draws_at) where state in ('OPEN', 'CLOSED', 'HELD', 'DRAWN');
