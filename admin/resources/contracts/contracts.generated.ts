/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleContractTermsFragment } from '../../kits/contracts/contractTerms.generated.ts';
import type { ConsoleProposalFragment } from '../../kits/proposals/proposals.generated.ts';
import type { ConsoleUserError_ContractUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who acted. */
export type ContractActor =
  /** Who is paid. */
  | 'PAYEE'
  /** Who pays. */
  | 'PAYER'
  /** The platform, which moves lines. */
  | 'PLATFORM'
  /** Somebody above, whose own contract changed. */
  | 'UPLINE';

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

/** What happens to a contract. */
export type ContractDeed =
  /** A contract above made it impossible: it ended. */
  | 'ENDED'
  /** A contract above, or a move to another line, made the proposal impossible before it was answered. */
  | 'LAPSED'
  /** Whoever is paid was moved to another line: it ended. */
  | 'MOVED'
  /** Terms were proposed or asked for. */
  | 'PROPOSED'
  /** They were refused. */
  | 'REJECTED'
  /** They were signed. */
  | 'SIGNED'
  /** The other side agreed: it ended. */
  | 'TERMINATED'
  /** The other side refused it. */
  | 'TERMINATION_REFUSED'
  /** One side asked for the end. */
  | 'TERMINATION_REQUESTED'
  /** The wish to end was taken back. */
  | 'TERMINATION_WITHDRAWN'
  /** They were taken back. */
  | 'WITHDRAWN';

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

/** Input of offerContract. */
export type OfferContractInput = {
  /** The account of an agent with nobody above. */
  account: string;
  /** What it pays for. */
  kind: ContractKind;
  /** Why, for the audit log. */
  reason: string;
  /** What it is to pay: how often it is settled, and the tiers with their rates. */
  terms: ContractTermsInput;
};

/** Which contract, and why. */
export type ReasonedContractInput = {
  /** Which one. */
  id: string | number;
  /** Why, for the audit log. */
  reason: string;
};

/** Input of signContract. */
export type SignContractInput = {
  /** Whether contracts of downlines may end with it. */
  confirmed?: boolean | null | undefined;
  /** Which one. */
  id: string | number;
  /** Why, for the audit log. */
  reason: string;
  /** The version that was read; the first unless told. */
  version?: number | null | undefined;
};

export type ConsoleContractFragment = { id: string, kind: Types.ContractKind, state: Types.ContractState, period: Types.ContractPeriod, payerId: string | null, payerAccount: string | null, payeeId: string, payeeAccount: string, awaits: Types.ContractParty | null, awaitsPlatform: boolean, holdsUntil: string | null, createdAt: string, changedAt: string, current: ConsoleContractTermsFragment | null, proposed: ConsoleContractTermsFragment | null, versions: Array<ConsoleContractTermsFragment>, steps: Array<{ deed: Types.ContractDeed, actor: Types.ContractActor, actorName: string, version: number | null, causeId: string | null, at: string }>, proposal: ConsoleProposalFragment | null };

export type OfferContractMutationVariables = Exact<{
  input: Types.OfferContractInput;
}>;


export type OfferContractMutation = { payload: { contract: { id: string } | null, proposal: { id: string } | null, userErrors: Array<(
      { code: Types.ContractErrorCode }
      & ConsoleUserError_ContractUserError_Fragment
    )> } };

export type SignContractMutationVariables = Exact<{
  input: Types.SignContractInput;
}>;


export type SignContractMutation = { payload: { endsCount: number, contract: { id: string } | null, proposal: { id: string } | null, endsContracts: Array<{ id: string, payeeAccount: string }>, userErrors: Array<(
      { code: Types.ContractErrorCode }
      & ConsoleUserError_ContractUserError_Fragment
    )> } };

export type RefuseContractMutationVariables = Exact<{
  input: Types.ReasonedContractInput;
}>;


export type RefuseContractMutation = { payload: { userErrors: Array<(
      { code: Types.ContractErrorCode }
      & ConsoleUserError_ContractUserError_Fragment
    )> } };

export type EndContractMutationVariables = Exact<{
  input: Types.ReasonedContractInput;
}>;


export type EndContractMutation = { payload: { userErrors: Array<(
      { code: Types.ContractErrorCode }
      & ConsoleUserError_ContractUserError_Fragment
    )> } };

export const ConsoleContractFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleContract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorContract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"payerId"}},{"kind":"Field","name":{"kind":"Name","value":"payerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"payeeId"}},{"kind":"Field","name":{"kind":"Name","value":"payeeAccount"}},{"kind":"Field","name":{"kind":"Name","value":"awaits"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsPlatform"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleContractTerms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleContractTerms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleContractTerms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deed"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"causeId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleContractTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"tiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"loss"}},{"kind":"Field","name":{"kind":"Name","value":"activeMembers"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"carry"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleContractFragment, unknown>;
export const OfferContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"offerContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<OfferContractMutation, OfferContractMutationVariables>;
export const SignContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"signContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsContracts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payeeAccount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsCount"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SignContractMutation, SignContractMutationVariables>;
export const RefuseContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReasonedContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"refuseContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RefuseContractMutation, RefuseContractMutationVariables>;
export const EndContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReasonedContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"endContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<EndContractMutation, EndContractMutationVariables>;