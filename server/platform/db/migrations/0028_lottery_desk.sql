-- The draws of a brand by time, of all its lotteries together: what operators look through day by day.
create index lottery_draws_of_day on lottery_draws (merchant_id, draws_at desc, id desc);
