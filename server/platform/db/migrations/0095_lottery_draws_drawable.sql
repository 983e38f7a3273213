-- Our own draws that are closed and not drawn: when the next of them is to be, which is asked once a second.
create index lottery_draws_drawable on lottery_draws (draws_at) where state = 'CLOSED' and commitment is not null;
