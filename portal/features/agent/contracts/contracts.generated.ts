/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { ContractPartsFragment } from '../../../kits/contracts/contracts.generated.ts';
import type { UserErrorParts_ContractUserError_Fragment } from '../../../lib/user-error.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a period in which the house lost goes to. */
export type ContractCarry =
  /** Into the second half of its month. */
  | 'HALF_MONTH'
  /** Into the next period. */
  | 'NEXT'
  /** Nowhere: every period counts for itself. */
  | 'NONE'
  /** On until it is worked off. */
  | 'PERMANENT';

/** All that may stand in the way of a change in `contracts`. */
export type ContractErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** Something else about this contract waits for an answer first. */
  | 'CONTRACT_ANSWER_DUE'
  /** The other side has to answer this. */
  | 'CONTRACT_ANSWER_NOT_OWN'
  /** These terms promise more than the payer's own contract does. Lower the rate, or ask for more at the tier. */
  | 'CONTRACT_BETTER_THAN_OWN'
  /** Contracts of downlines end with this: {{count}}. Please confirm it. */
  | 'CONTRACT_ENDS_DOWNLINES'
  /** The agent is in another line now. A new contract has to be made there. */
  | 'CONTRACT_LINE_MOVED'
  /** Only agents can have this contract. */
  | 'CONTRACT_NEEDS_AGENT'
  /** The payer has no contract of this kind in force, so none can be made out of it. */
  | 'CONTRACT_NONE_OF_OWN'
  /** This contract does not exist. */
  | 'CONTRACT_NOT_FOUND'
  /** An upline pays this contract, so only its two sides may answer it. */
  | 'CONTRACT_NOT_PLATFORMS'
  /** Another contract of this kind is still in force. End it first. */
  | 'CONTRACT_OTHER_IN_FORCE'
  /** The platform makes contracts with agents who have nobody above them. */
  | 'CONTRACT_PAYEE_NOT_TOP'
  /** This member is not directly below you. */
  | 'CONTRACT_PAYEE_UNKNOWN'
  /** This contract has to be settled as often as the one it rests on. */
  | 'CONTRACT_PERIOD_DIFFERS'
  /** The contract has changed meanwhile. Please look again. */
  | 'CONTRACT_STATE_CHANGED'
  /** These terms contradict each other. Please check them. */
  | 'CONTRACT_TERMS_INVALID'
  /** Please say which terms you wish for. */
  | 'CONTRACT_TERMS_NEEDED'
  /** Other terms have been proposed meanwhile. Please read them first. */
  | 'CONTRACT_VERSION_CHANGED'
  /** You have asked the other side {{most}} times about this contract within 24 hours, as often as you may. Try again tomorrow. */
  | 'CONTRACT_WISHES_TOO_MANY'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** This is not switched on. Please contact customer service. */
  | 'MODULE_OFF'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

/** Which contracts. */
export type ContractFilter = {
  /** Those that wait for the member's own answer, or all others. */
  awaitsOwnAnswer?: boolean | null | undefined;
  /** Proposed first then or later. */
  from?: string | null | undefined;
  /** Those that are not over, or those that are. */
  isOpen?: boolean | null | undefined;
  /** Of this kind. */
  kind?: ContractKind | null | undefined;
  /** Those that the member is paid by, or those that he pays. */
  party?: ContractParty | null | undefined;
  /** In this state. */
  state?: ContractState | null | undefined;
  /** Proposed first before then. */
  to?: string | null | undefined;
};

/** What a contract pays for. */
export type ContractKind =
  /** A share of what the team bet in a day. */
  | 'DAILY_SALARY'
  /** A share of what the team lost. */
  | 'DIVIDEND'
  /** A share of what the team bet in an hour. */
  | 'HOURLY_SALARY'
  /** A share of what the team bet, every five minutes. */
  | 'REALTIME_SALARY';

/** A side of a contract. */
export type ContractParty =
  /** Who is paid. */
  | 'PAYEE'
  /** Who pays: the direct upline, or the platform. */
  | 'PAYER';

/** How often a contract is settled. */
export type ContractPeriod =
  /** Every day. */
  | 'DAY'
  /** From the 1st to the 15th, and from the 16th on. */
  | 'HALF_MONTH'
  /** Every hour. */
  | 'HOUR'
  /** Every month. */
  | 'MONTH'
  /** Every five minutes. */
  | 'REALTIME'
  /** Every week, from Monday. */
  | 'WEEK';

/** Which tier of a contract pays. */
export type ContractPick =
  /** Tiers whose loss is not reached pay in proportion; the greatest amount. */
  | 'FLOAT'
  /** The highest tier that is reached whole. */
  | 'HIGHEST';

/** Life of a contract. */
export type ContractState =
  /** In force. */
  | 'ACTIVE'
  /** Refused or taken back before it was signed. */
  | 'REJECTED'
  /** Proposed or asked for, never signed. */
  | 'REQUESTED'
  /** Over for good: agreed on, or ended by a contract above or a move to another line. */
  | 'TERMINATED'
  /** In force until the other side agrees that it ends. */
  | 'TERMINATION_REQUESTED';

/** Terms as somebody proposes them. */
export type ContractTermsInput = {
  /** Where a period in which the house lost goes to. */
  carry?: ContractCarry | null | undefined;
  /** How often it is settled. */
  period: ContractPeriod;
  /** Which of them pays. */
  pick?: ContractPick | null | undefined;
  /** Steps, each with a rate of its own. */
  tiers: Array<ContractTierInput>;
};

/** A step of terms as somebody proposes them. */
export type ContractTierInput = {
  /** Active members from which it counts. In windows of an hour or less, whoever bet anything valid is active. */
  activeMembers: number;
  /** What the house won of the team from which it counts. */
  loss: string;
  /** What is paid, in 1/1 000 000: 10000 is 1 %. */
  rate: number;
  /** Valid bet of the team from which it counts. */
  validBet: string;
};

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** Input of proposeContract. */
export type ProposeContractInput = {
  /** What it pays for. */
  kind: ContractKind;
  /** A direct downline. */
  payeeId: string | number;
  /** By what the downline would be paid: settled as often as the agent's own contract of the kind, never better than it. */
  terms: ContractTermsInput;
};

/** Input of requestContract. */
export type RequestContractInput = {
  /** What it pays for. */
  kind: ContractKind;
  /** The terms; those that the brand offers unless told. */
  terms?: ContractTermsInput | null | undefined;
};

/** Which members of a team; what is given last wins: ids, then the name, then the upline. */
export type TeamMemberFilter = {
  /** Begins the user name; the whole line is searched. */
  account?: string | null | undefined;
  /** Agents alone, or members alone. */
  isAgent?: boolean | null | undefined;
  /** Directly below this member of the line. */
  uplineId?: string | number | null | undefined;
};

export type ContractsQueryVariables = Exact<{
  filter?: Types.ContractFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ContractsQuery = { contracts: { items: Array<(
      { payee: { id: string, account: string } | null }
      & ContractPartsFragment
    )>, pageInfo: { page: number, totalPages: number, totalItems: number } } };

export type DownlineContractsQueryVariables = Exact<{
  id: string | number;
}>;


export type DownlineContractsQuery = { team: { member: { id: string, contracts: Array<ContractPartsFragment> } | null } | null };

export type DirectDownlinesQueryVariables = Exact<{
  filter?: Types.TeamMemberFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type DirectDownlinesQuery = { team: { members: { items: Array<{ id: string, account: string, nickname: string | null, level: number }>, pageInfo: { page: number, totalPages: number, totalItems: number } } } | null };

export type ProposeContractMutationVariables = Exact<{
  input: Types.ProposeContractInput;
}>;


export type ProposeContractMutation = { proposeContract: { contract: ContractPartsFragment | null, userErrors: Array<(
      { code: Types.ContractErrorCode }
      & UserErrorParts_ContractUserError_Fragment
    )> } };

export type RequestContractMutationVariables = Exact<{
  input: Types.RequestContractInput;
}>;


export type RequestContractMutation = { requestContract: { contract: ContractPartsFragment | null, userErrors: Array<(
      { code: Types.ContractErrorCode }
      & UserErrorParts_ContractUserError_Fragment
    )> } };


export const ContractsDocument = {"__meta__":{"id":"c12cd46ac7a1f2c5c978132db0927dcf7ff493b79f6c61573f0e4d616154d3c3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contracts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractParts"}},{"kind":"Field","name":{"kind":"Name","value":"payee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractVersionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"tiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"loss"}},{"kind":"Field","name":{"kind":"Name","value":"activeMembers"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"carry"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"payerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"payeeAccount"}},{"kind":"Field","name":{"kind":"Name","value":"awaits"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsOwnAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractVersionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractVersionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deed"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ContractsQuery, ContractsQueryVariables>;
export const DownlineContractsDocument = {"__meta__":{"id":"3e0fb1f5f4075dc1e469601867f9721d5d5a78f7769fb1e2756d6123c1f290ca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DownlineContracts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractVersionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"tiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"loss"}},{"kind":"Field","name":{"kind":"Name","value":"activeMembers"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"carry"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"payerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"payeeAccount"}},{"kind":"Field","name":{"kind":"Name","value":"awaits"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsOwnAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractVersionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractVersionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deed"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<DownlineContractsQuery, DownlineContractsQueryVariables>;
export const DirectDownlinesDocument = {"__meta__":{"id":"28c6c90d612dc3e09d5f02b6311235ea71545109d78f2cbb2d105dc0445aff45"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DirectDownlines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMemberFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DirectDownlinesQuery, DirectDownlinesQueryVariables>;
export const ProposeContractDocument = {"__meta__":{"id":"bc86864f4e11583c6fa2ca93a2dc809ac51a9251e7ad3791f9e7b0a2f9ed1cd2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposeContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposeContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposeContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractVersionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"tiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"loss"}},{"kind":"Field","name":{"kind":"Name","value":"activeMembers"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"carry"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"payerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"payeeAccount"}},{"kind":"Field","name":{"kind":"Name","value":"awaits"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsOwnAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractVersionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractVersionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deed"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ProposeContractMutation, ProposeContractMutationVariables>;
export const RequestContractDocument = {"__meta__":{"id":"5bc5e970fd32ecc718902e9c49928909e094acff4fba2290c12355cd494fea36"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractVersionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"tiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"loss"}},{"kind":"Field","name":{"kind":"Name","value":"activeMembers"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"carry"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"payerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"payeeAccount"}},{"kind":"Field","name":{"kind":"Name","value":"awaits"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsOwnAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractVersionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractVersionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deed"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RequestContractMutation, RequestContractMutationVariables>;
export function useContractsQuery(options: useQuery.Options<ContractsQuery, ContractsQueryVariables> = {}) {
  return useQuery<ContractsQuery, ContractsQueryVariables>(ContractsDocument, options)
}

export function useDownlineContractsQuery(options: useQuery.Options<DownlineContractsQuery, DownlineContractsQueryVariables> & ({ variables: DownlineContractsQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<DownlineContractsQuery, DownlineContractsQueryVariables>(DownlineContractsDocument, options)
}

export function useDirectDownlinesQuery(options: useQuery.Options<DirectDownlinesQuery, DirectDownlinesQueryVariables> = {}) {
  return useQuery<DirectDownlinesQuery, DirectDownlinesQueryVariables>(DirectDownlinesDocument, options)
}

export function useProposeContractMutation(options?: useMutation.Options<ProposeContractMutation, ProposeContractMutationVariables>) {
  return useMutation<ProposeContractMutation, ProposeContractMutationVariables>(ProposeContractDocument, options)
}

export function useRequestContractMutation(options?: useMutation.Options<RequestContractMutation, RequestContractMutationVariables>) {
  return useMutation<RequestContractMutation, RequestContractMutationVariables>(RequestContractDocument, options)
}