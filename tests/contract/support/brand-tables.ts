/**
 * What becomes of the tables of brand data when a brand is opened as another one is (decision 0067). Settings are copied: each module says
 * in its `module.ts` which of its tables hold them. The others stand here, each with the reason; a new table joins one of the lists.
 */

/** Tables in which a new brand gets rows of its own. */
export const made: Readonly<Record<string, string>> = {
  domain_routes: 'a host name is of one brand',
  operator_merchants: 'whoever opened it works for it, and nobody else yet',
  audit_entries: 'its log begins with its opening',
  audit_heads: 'where its log ends',
}

/** Tables that stay as they are, by why they do. */
export const staying: readonly { readonly why: string; readonly tables: readonly string[] }[] = [
  {
    why: 'money and where it lies: banks, accounts and keys are of one brand, and its ledger begins with its first transfer',
    tables:
      `bank_differences bank_transfers house_balances ledger_accounts ledger_entries ledger_news ledger_transfers payment_channels
      payout_references vendor_transfers`.split(/\s+/),
  },
  {
    why: 'contents and offers: words, pictures and budgets that were written for the players of one brand',
    tables:
      `broadcasts chat_rooms content_announcements content_banners content_files envelope_rains help_articles help_versions mall_goods
      message_templates promotion_budgets promotion_code_batches promotion_codes promotion_versions promotions raffle_prizes raffles
      ticket_canned_answers`.split(/\s+/),
  },
  {
    why: 'members: who they are, how they sign in, what they chose and what they said',
    tables:
      `account_closings arrivals captchas chat_cases chat_counters chat_hidden_authors chat_messages chat_mutes chat_reports
      data_export_pieces data_exports device_codes device_tokens exclusions favourite_games identities identity_documents invitations
      member_avatars member_identities member_messages member_notes member_passwords member_tags member_touches member_tree member_tries
      members message_settings passkey_challenges passkeys payout_accounts prompt_answers protection_limits protection_markers
      protection_settings proved_contacts push_subscriptions recent_games recovery_codes remembered_devices sessions sign_in_failures
      sign_in_tickets spent_proofs subaccount_deeds subaccounts support_conversations support_messages support_pictures ticket_messages
      tickets totp_factors verification_codes`.split(/\s+/),
  },
  {
    why: 'what members played, paid and were given',
    tables:
      `adjustments bet_rounds bet_transactions bets deposit_blocks deposit_steps deposits envelope_openings game_sessions great_wins
      leaderboard_places lottery_bets lottery_chases lottery_orders member_first_deposits member_transfers play_sessions point_debts
      promotion_claim_signals promotion_claims promotion_code_uses raffle_spins raffle_tickets rebate_accruals rebate_claim_lines
      rebate_claims rebate_rises redemptions referred_friends sign_ins turnover_allocations turnover_buckets vip_claims vip_months
      vip_standings vip_steps withdrawal_approvals withdrawal_payouts withdrawal_proofs withdrawal_steps withdrawals`.split(
        /\s+/,
      ),
  },
  {
    why: 'what agents agreed with members, and were paid for',
    tables:
      `contract_steps contract_versions contracts disputes earning_remainders earnings line_rules line_rules_due line_rules_in_force
      settlement_clocks settlements`.split(/\s+/),
  },
  {
    why: 'draws and their secrets: each brand draws its own',
    tables:
      `lottery_corrected_bets lottery_corrections lottery_draws lottery_exposures lottery_result_entries lottery_seeds`.split(
        /\s+/,
      ),
  },
  {
    why: 'figures, counted from what happened',
    tables:
      `bet_counters bet_summaries brand_days brand_game_days brand_marks brand_movement_days brand_play_hours leaderboard_days leaderboard_scores
      loss_counters measure_changes measure_checks measure_differences measure_folds measure_marks member_days member_play_days member_slots
      mission_days mission_progress team_days team_periods team_play_days team_sizes vendor_call_hours vendor_order_hours`.split(
        /\s+/,
      ),
  },
  {
    why: 'what operators do there: who is on duty, what was found, what they mean to change or changed, what waits for a second one',
    tables:
      `audit_checks exports four_eyes_rules merchant_drafts merchant_versions proposals risk_assessments risk_case_notes risk_cases risk_signals
      support_operators vendor_cases`.split(/\s+/),
  },
  {
    why: 'where its own systems are told of it, signed with secrets of their own',
    tables: 'webhook_deliveries webhook_endpoints webhook_events'.split(' '),
  },
]
