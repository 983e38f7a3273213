/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsoleUserError_AdjustmentUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_BroadcastUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_ChatUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_ContentUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_ContractUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_DisputeUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_EnvelopeUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_ExportUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_GameUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_HelpUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_InvitationUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_JobUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_LedgerUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_LineUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_LotteryUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_MemberUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_MessageUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_MissionUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_OperatorUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_PaymentUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_PointUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_PromotionUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_ProposalUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_ProtectionUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_PushUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_RaffleUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_RebateUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_ReconciliationUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_ReferralUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_RiskUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_SessionUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_SettlementUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_SignInDayUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_SiteUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_SubaccountUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_SupportUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_TicketUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_TurnoverUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_VendorComparisonUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_VendorUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_VerificationUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_VipUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_WalletUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_WebhookUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_WinUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserError_WithdrawalUserError_Fragment = { message: string, field: Array<string> };

export type ConsoleUserErrorFragment =
  | ConsoleUserError_AdjustmentUserError_Fragment
  | ConsoleUserError_BroadcastUserError_Fragment
  | ConsoleUserError_ChatUserError_Fragment
  | ConsoleUserError_ContentUserError_Fragment
  | ConsoleUserError_ContractUserError_Fragment
  | ConsoleUserError_DisputeUserError_Fragment
  | ConsoleUserError_EnvelopeUserError_Fragment
  | ConsoleUserError_ExportUserError_Fragment
  | ConsoleUserError_GameUserError_Fragment
  | ConsoleUserError_HelpUserError_Fragment
  | ConsoleUserError_InvitationUserError_Fragment
  | ConsoleUserError_JobUserError_Fragment
  | ConsoleUserError_LedgerUserError_Fragment
  | ConsoleUserError_LineUserError_Fragment
  | ConsoleUserError_LotteryUserError_Fragment
  | ConsoleUserError_MemberUserError_Fragment
  | ConsoleUserError_MessageUserError_Fragment
  | ConsoleUserError_MissionUserError_Fragment
  | ConsoleUserError_OperatorUserError_Fragment
  | ConsoleUserError_PaymentUserError_Fragment
  | ConsoleUserError_PointUserError_Fragment
  | ConsoleUserError_PromotionUserError_Fragment
  | ConsoleUserError_ProposalUserError_Fragment
  | ConsoleUserError_ProtectionUserError_Fragment
  | ConsoleUserError_PushUserError_Fragment
  | ConsoleUserError_RaffleUserError_Fragment
  | ConsoleUserError_RebateUserError_Fragment
  | ConsoleUserError_ReconciliationUserError_Fragment
  | ConsoleUserError_ReferralUserError_Fragment
  | ConsoleUserError_RiskUserError_Fragment
  | ConsoleUserError_SessionUserError_Fragment
  | ConsoleUserError_SettlementUserError_Fragment
  | ConsoleUserError_SignInDayUserError_Fragment
  | ConsoleUserError_SiteUserError_Fragment
  | ConsoleUserError_SubaccountUserError_Fragment
  | ConsoleUserError_SupportUserError_Fragment
  | ConsoleUserError_TicketUserError_Fragment
  | ConsoleUserError_TurnoverUserError_Fragment
  | ConsoleUserError_VendorComparisonUserError_Fragment
  | ConsoleUserError_VendorUserError_Fragment
  | ConsoleUserError_VerificationUserError_Fragment
  | ConsoleUserError_VipUserError_Fragment
  | ConsoleUserError_WalletUserError_Fragment
  | ConsoleUserError_WebhookUserError_Fragment
  | ConsoleUserError_WinUserError_Fragment
  | ConsoleUserError_WithdrawalUserError_Fragment
;

export const ConsoleUserErrorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConsoleUserErrorFragment, unknown>;