import type { TrialBalanceCheck } from './trial-balance-checks.ts'

/** What the house gave beside the games: each document with its movement, each budget and stock with what it gave. */
export const REWARD_CHECKS: readonly TrialBalanceCheck[] = [
  {
    name: 'rewards for friends equal their transfers',
    sql: `select coalesce(friend.merchant_id, transfer.merchant_id) as merchant_id, coalesce(friend.referrer_id, transfer.member_id) as member_id,
                 coalesce(friend.currency, transfer.currency) as currency, null::text as account, transfer.id as transfer_id,
                 'friend ' || coalesce(friend.id::text, 'missing') || ' is worth ' || coalesce(friend.reward::text, 'nothing')
                 || ', given ' || coalesce(transfer.amount::text, 'nothing') as detail
            from (select * from referred_friends where state = 'PAID') friend
            full join (select * from ledger_transfers where document_kind = 'referral' and outcome = 'POSTED' and reverses is null) transfer
              on transfer.merchant_id = friend.merchant_id and transfer.member_id = friend.referrer_id
             and transfer.document_id = friend.id::text
           where friend.id is null or transfer.id is null or friend.reward <> transfer.amount`,
  },
  {
    name: 'rewards of missions and leaderboards equal their transfers',
    sql: `select coalesce(claim.merchant_id, transfer.merchant_id) as merchant_id, coalesce(claim.member_id, transfer.member_id) as member_id,
                 coalesce(claim.currency, transfer.currency) as currency, null::text as account, transfer.id as transfer_id,
                 coalesce(claim.id::text, 'nothing') || ' is worth ' || coalesce(claim.amount::text, 'nothing')
                 || ', given ' || coalesce(transfer.amount::text, 'nothing') as detail
            from (select progress.merchant_id, progress.member_id, progress.id, 'mission' as kind, mission.currency, mission.reward as amount
                    from mission_progress progress
                    join missions mission on mission.merchant_id = progress.merchant_id and mission.code = progress.mission
                   where progress.claimed_at is not null
                   union all
                  select place.merchant_id, place.member_id, place.id, 'leaderboard', board.currency, place.prize
                    from leaderboard_places place
                    join leaderboards board on board.merchant_id = place.merchant_id and board.code = place.leaderboard
                   where place.claimed_at is not null) claim
            full join (select * from ledger_transfers
                        where document_kind in ('mission', 'leaderboard') and outcome = 'POSTED' and reverses is null) transfer
              on transfer.merchant_id = claim.merchant_id and transfer.member_id = claim.member_id
             and transfer.document_kind = claim.kind and transfer.document_id = claim.id::text
           where claim.id is null or transfer.id is null or claim.amount <> transfer.amount`,
  },
  {
    name: 'what chance and sign-in days gave equals their transfers',
    sql: `select coalesce(given.merchant_id, transfer.merchant_id) as merchant_id, coalesce(given.member_id, transfer.member_id) as member_id,
                 coalesce(given.currency, transfer.currency) as currency, null::text as account, transfer.id as transfer_id,
                 coalesce(given.kind || ' ' || given.id::text, 'nothing') || ' is worth ' || coalesce(given.amount::text, 'nothing')
                 || ', given ' || coalesce(transfer.amount::text, 'nothing') as detail
            from (select merchant_id, member_id, id, 'envelope' as kind, currency, amount from envelope_openings
                   union all
                  select merchant_id, member_id, id, 'sign-in', currency, amount from sign_ins
                   union all
                  select merchant_id, member_id, id, 'raffle-spin', currency, amount from raffle_spins where kind <> 'NOTHING') given
            full join (select * from ledger_transfers
                        where document_kind in ('envelope', 'sign-in', 'raffle-spin') and outcome = 'POSTED' and reverses is null) transfer
              on transfer.merchant_id = given.merchant_id and transfer.member_id = given.member_id
             and transfer.document_kind = given.kind and transfer.document_id = given.id::text
           where given.id is null or transfer.id is null or given.amount <> transfer.amount or given.currency <> transfer.currency
              or transfer.from_account <> case given.kind when 'envelope' then 'HOUSE:PROMOTION:envelope'
                                                          when 'sign-in' then 'HOUSE:PROMOTION:sign-in' else 'HOUSE:PROMOTION:raffle' end`,
  },
  {
    name: 'rains of envelopes dealt what was opened',
    sql: `select rain.merchant_id, null::uuid as member_id, rain.currency, null::text as account, null::uuid as transfer_id,
                 'rain ' || rain.id || ' counted ' || rain.envelopes - rain.left_envelopes || ' envelopes of ' || rain.total - rain.left_amount
                 || ', opened were ' || coalesce(opened.number, 0) || ' of ' || coalesce(opened.amount, 0) as detail
            from envelope_rains rain
            left join (select merchant_id, rain_id, count(*) as number, sum(amount) as amount from envelope_openings group by 1, 2) opened
              on opened.merchant_id = rain.merchant_id and opened.rain_id = rain.id
           where rain.envelopes - rain.left_envelopes <> coalesce(opened.number, 0) or rain.total - rain.left_amount <> coalesce(opened.amount, 0)`,
  },
  {
    name: 'prizes and tickets of raffles equal their spins',
    sql: `select coalesce(counted.merchant_id, spun.merchant_id) as merchant_id, counted.member_id, null::text as currency, null::text as account,
                 null::uuid as transfer_id, 'raffle ' || coalesce(counted.about, spun.about) || ' counted ' || coalesce(counted.number, 0)
                 || ', spun were ' || coalesce(spun.number, 0) as detail
            from (select merchant_id, null::uuid as member_id, raffle_id || ' prize ' || place as about, quantity - left_quantity as number
                    from raffle_prizes where quantity is not null
                   union all
                  select merchant_id, member_id, raffle_id || ' ticket ' || member_id || document_kind || document_id, used from raffle_tickets) counted
            full join (select spin.merchant_id, raffle_id || ' prize ' || place as about, count(*) as number
                         from raffle_spins spin where kind <> 'NOTHING' group by 1, 2
                        union all
                       select merchant_id, raffle_id || ' ticket ' || member_id || document_kind || document_id, count(*)
                         from raffle_spins group by 1, 2) spun
              on spun.merchant_id = counted.merchant_id and spun.about = counted.about
           where coalesce(counted.number, 0) <> coalesce(spun.number, 0)`,
  },
  {
    name: 'claims of rebates equal their transfers and their lines',
    sql: `select merchant_id, member_id, max(currency) as currency, null::text as account, null::uuid as transfer_id,
                 'claim ' || document_id || ' of ' || sum(amount) || ' has lines of ' || sum(lines) || ', given ' || sum(given) as detail
            from (select merchant_id, member_id, id::text as document_id, currency, amount, 0 as lines, 0 as given from rebate_claims
                   union all
                  select merchant_id, member_id, claim_id::text, currency, 0, amount, 0 from rebate_claim_lines
                   union all
                  select merchant_id, member_id, document_id, currency, 0, 0, amount
                    from ledger_transfers
                   where document_kind = 'rebate-claim' and kind = 'REBATE' and outcome = 'POSTED' and reverses is null) line
           group by merchant_id, member_id, document_id
          having sum(amount) <> sum(lines) or sum(amount) <> sum(given)`,
  },
  {
    // Laid on top of each other like the bets above. Days are those of the brand's calendar; members who play for free have none.
    name: 'accruals of rebates equal the bets that were counted, and what claims took of them',
    sql: `select merchant_id, member_id, currency, null::text as account, null::uuid as transfer_id,
                 category || ' on ' || day || ': accrued ' || sum(accrued) || ', bet ' || sum(bet) || '; settled ' || sum(settled)
                 || ', claimed ' || sum(claimed) as detail
            from (select merchant_id, member_id, currency, day, category, valid_bet as accrued, 0 as bet, settled, 0 as claimed
                    from rebate_accruals
                   union all
                  select merchant_id, member_id, currency, day, category, 0, 0, 0, amount from rebate_claim_lines
                   union all
                  select bet.merchant_id, bet.member_id, bet.currency, (bet.placed_at at time zone brand.time_zone)::date, bet.game_type,
                         0, bet.counted_valid, 0, 0
                    from bets bet
                    join merchants brand on brand.id = bet.merchant_id and brand.currency = bet.currency
                    join members member on member.merchant_id = bet.merchant_id and member.id = bet.member_id and member.type <> 4
                   where bet.counted_state = 'SETTLED') line
           group by merchant_id, member_id, currency, day, category
          having sum(accrued) <> sum(bet) or sum(settled) <> sum(claimed)`,
  },
  {
    // Laid on top of each other like the bets above. What was rejected cost nothing in the end.
    name: 'redemptions of points equal their transfers',
    sql: `select merchant_id, member_id, max(currency) as currency, null::text as account, null::uuid as transfer_id,
                 'redemption ' || document_id || ' is ' || coalesce(max(state), 'missing') || ' for ' || sum(points) || ' points and '
                 || sum(amount_required) || ', bringing ' || sum(amount_given) || '; its transfers took ' || sum(spent) || ' points and '
                 || sum(paid) || ' and gave ' || sum(given) as detail
            from (select merchant_id, member_id, id::text as document_id, currency, state, points, amount_required, amount_given,
                         0 as spent, 0 as paid, 0 as given
                    from redemptions
                   union all
                  select merchant_id, member_id, document_id, null, null, 0, 0, 0,
                         case when kind = 'POINTS' then case when to_account like 'HOUSE:%' then amount else -amount end else 0 end,
                         case when kind = 'PURCHASE' then case when to_account like 'HOUSE:%' then amount else -amount end else 0 end,
                         case when kind = 'REWARD' then amount else 0 end
                    from ledger_transfers where document_kind = 'redemption' and outcome = 'POSTED') line
           group by merchant_id, member_id, document_id
          having max(state) is null or sum(given) <> sum(amount_given)
              or sum(spent) <> case when max(state) = 'REJECTED' then 0 else sum(points) end
              or sum(paid) <> case when max(state) = 'REJECTED' then 0 else sum(amount_required) end`,
  },
  {
    name: 'claimed bonuses of levels equal their transfers',
    sql: `select coalesce(claim.merchant_id, transfer.merchant_id) as merchant_id, coalesce(claim.member_id, transfer.member_id) as member_id,
                 coalesce(claim.currency, transfer.currency) as currency, null::text as account, transfer.id as transfer_id,
                 'bonus ' || coalesce(claim.id::text, 'missing') || ' of ' || coalesce(claim.amount::text, 'nothing')
                 || ', given ' || coalesce(transfer.amount::text, 'nothing') as detail
            from vip_claims claim
            full join (select * from ledger_transfers where document_kind = 'vip-bonus' and outcome = 'POSTED' and reverses is null) transfer
              on transfer.merchant_id = claim.merchant_id and transfer.member_id = claim.member_id and transfer.document_id = claim.id::text
           where claim.id is null or transfer.id is null or claim.amount <> transfer.amount`,
  },
  {
    name: 'given promotions equal their transfers',
    sql: `select coalesce(claim.merchant_id, transfer.merchant_id) as merchant_id, coalesce(claim.member_id, transfer.member_id) as member_id,
                 coalesce(claim.currency, transfer.currency) as currency, null::text as account, transfer.id as transfer_id,
                 'claim ' || coalesce(claim.id::text, 'missing') || ' of ' || coalesce(claim.amount::text, 'nothing')
                 || ', given ' || coalesce(transfer.amount::text, 'nothing') as detail
            from (select * from promotion_claims where amount is not null and currency not in ('TICKET', 'RISE')) claim
            full join (select * from ledger_transfers
                        where document_kind = 'promotion-claim' and outcome = 'POSTED' and reverses is null) transfer
              on transfer.merchant_id = claim.merchant_id and transfer.member_id = claim.member_id and transfer.document_id = claim.id::text
           where claim.id is null or transfer.id is null or claim.amount <> transfer.amount or claim.currency <> transfer.currency`,
  },
  {
    name: 'tickets and rises of promotions are what their claims say',
    sql: `select coalesce(claim.merchant_id, given.merchant_id) as merchant_id, coalesce(claim.member_id, given.member_id) as member_id,
                 coalesce(claim.currency, given.currency) as currency, null::text as account, null::uuid as transfer_id,
                 'claim ' || coalesce(claim.id::text, 'missing') || ' of ' || coalesce(claim.amount::text, 'nothing')
                 || ', given ' || coalesce(given.amount::text, 'nothing') as detail
            from (select * from promotion_claims where amount is not null and currency in ('TICKET', 'RISE')) claim
            full join (select merchant_id, member_id, document_id, 'TICKET' as currency, count * 10000::int8 as amount
                         from raffle_tickets where document_kind = 'promotion-claim'
                        union all
                       select merchant_id, member_id, document_id, 'RISE', 10000
                         from rebate_rises where document_kind = 'promotion-claim') given
              on given.merchant_id = claim.merchant_id and given.member_id = claim.member_id and given.document_id = claim.id::text
           where claim.id is null or given.document_id is null or claim.amount <> given.amount or claim.currency <> given.currency`,
  },
  {
    name: 'budgets of promotions equal what was given',
    sql: `select budget.merchant_id, null::uuid as member_id, budget.currency, null::text as account, null::uuid as transfer_id,
                 'promotion ' || budget.promotion_id || ' took ' || budget.taken || ' of its budget and gave ' || coalesce(given.amount, 0) as detail
            from promotion_budgets budget
            left join (select merchant_id, promotion_id, sum(amount) as amount from promotion_claims group by 1, 2) given
              on given.merchant_id = budget.merchant_id and given.promotion_id = budget.promotion_id
           where budget.taken <> coalesce(given.amount, 0)`,
  },
]
