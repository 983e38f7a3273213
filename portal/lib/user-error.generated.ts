/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UserErrorParts_AdjustmentUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_BroadcastUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_ChatUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_ContentUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_ContractUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_DisputeUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_EnvelopeUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_ExportUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_GameUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_HelpUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_InvitationUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_JobUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_LedgerUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_LineUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_LotteryUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_MemberUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_MessageUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_MissionUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_OperatorUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_PaymentUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_PointUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_PromotionUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_ProposalUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_ProtectionUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_PushUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_RaffleUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_RebateUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_ReconciliationUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_ReferralUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_RiskUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_SessionUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_SettlementUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_SignInDayUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_SiteUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_SubaccountUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_SupportUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_TicketUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_TurnoverUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_VendorComparisonUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_VendorUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_VerificationUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_VipUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_WalletUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_WebhookUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_WinUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorParts_WithdrawalUserError_Fragment = { message: string, field: Array<string>, retryAfter: number | null };

export type UserErrorPartsFragment =
  | UserErrorParts_AdjustmentUserError_Fragment
  | UserErrorParts_BroadcastUserError_Fragment
  | UserErrorParts_ChatUserError_Fragment
  | UserErrorParts_ContentUserError_Fragment
  | UserErrorParts_ContractUserError_Fragment
  | UserErrorParts_DisputeUserError_Fragment
  | UserErrorParts_EnvelopeUserError_Fragment
  | UserErrorParts_ExportUserError_Fragment
  | UserErrorParts_GameUserError_Fragment
  | UserErrorParts_HelpUserError_Fragment
  | UserErrorParts_InvitationUserError_Fragment
  | UserErrorParts_JobUserError_Fragment
  | UserErrorParts_LedgerUserError_Fragment
  | UserErrorParts_LineUserError_Fragment
  | UserErrorParts_LotteryUserError_Fragment
  | UserErrorParts_MemberUserError_Fragment
  | UserErrorParts_MessageUserError_Fragment
  | UserErrorParts_MissionUserError_Fragment
  | UserErrorParts_OperatorUserError_Fragment
  | UserErrorParts_PaymentUserError_Fragment
  | UserErrorParts_PointUserError_Fragment
  | UserErrorParts_PromotionUserError_Fragment
  | UserErrorParts_ProposalUserError_Fragment
  | UserErrorParts_ProtectionUserError_Fragment
  | UserErrorParts_PushUserError_Fragment
  | UserErrorParts_RaffleUserError_Fragment
  | UserErrorParts_RebateUserError_Fragment
  | UserErrorParts_ReconciliationUserError_Fragment
  | UserErrorParts_ReferralUserError_Fragment
  | UserErrorParts_RiskUserError_Fragment
  | UserErrorParts_SessionUserError_Fragment
  | UserErrorParts_SettlementUserError_Fragment
  | UserErrorParts_SignInDayUserError_Fragment
  | UserErrorParts_SiteUserError_Fragment
  | UserErrorParts_SubaccountUserError_Fragment
  | UserErrorParts_SupportUserError_Fragment
  | UserErrorParts_TicketUserError_Fragment
  | UserErrorParts_TurnoverUserError_Fragment
  | UserErrorParts_VendorComparisonUserError_Fragment
  | UserErrorParts_VendorUserError_Fragment
  | UserErrorParts_VerificationUserError_Fragment
  | UserErrorParts_VipUserError_Fragment
  | UserErrorParts_WalletUserError_Fragment
  | UserErrorParts_WebhookUserError_Fragment
  | UserErrorParts_WinUserError_Fragment
  | UserErrorParts_WithdrawalUserError_Fragment
;

export const UserErrorPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<UserErrorPartsFragment, unknown>;