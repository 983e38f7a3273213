/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { ConsoleModuleFragment } from '../whitelabelModules.generated.ts';
import type { ConsoleUserError_SiteUserError_Fragment } from '../../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** In which order modules come. */
export type OperatorModuleOrder = {
  /** Which way they run. */
  direction?: OrderDirection | null | undefined;
  /** By what they are ordered. */
  field: OperatorModuleOrderField;
};

/** By what modules can be ordered. */
export type OperatorModuleOrderField =
  /** The last change. */
  | 'CHANGED_AT'
  /** Whether it is on. */
  | 'ENABLED'
  /** Name of the module. */
  | 'ID';

/** Which way a list is ordered. */
export type OrderDirection =
  /** Smallest, oldest or first of the alphabet first. */
  | 'ASC'
  /** The other way round. */
  | 'DESC';

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** All that may stand in the way of a change in `sites`. */
export type SiteErrorCode =
  /** {{address}} is neither an IP address nor a range of them, or a range too wide. Write it like 203.0.113.7 or 203.0.113.0/24. */
  | 'BLOCKED_ADDRESS'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** {{address}} is not a host. Write https:// and the host, without a path. */
  | 'CONTENT_NETWORK_ADDRESS'
  /** {{address}} is there twice. */
  | 'CONTENT_NETWORK_TWICE'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** A brand has {{most}} ways to reach it at most. Take one away first. */
  | 'CUSTOMER_SERVICES_TOO_MANY'
  /** The address does not fit its kind. A link begins with https:// and belongs to that service; a number has digits only; a mail address is complete. */
  | 'CUSTOMER_SERVICE_ADDRESS'
  /** The brand has a live chat already. Change that one. */
  | 'CUSTOMER_SERVICE_CHAT_TWICE'
  /** This way to reach us was not found. Load the list again. */
  | 'CUSTOMER_SERVICE_NOT_FOUND'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** {{domain}} is not a host name. Please write it like www.brand.com, without https:// and without a port. */
  | 'DOMAIN_ADDRESS'
  /** {{domain}} is already in use. Please choose another host name. */
  | 'DOMAIN_TAKEN'
  /** {{domain}} is there twice. */
  | 'DOMAIN_TWICE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This was changed after you opened the page. Reload it and look again before you confirm. */
  | 'FOUR_EYES_CHANGED'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** An icon has to be a picture that was uploaded for this brand. */
  | 'ICON_NOT_OWN'
  /** An icon has to be square, {{least}} pixels a side at least. This picture is {{width}} × {{height}}. */
  | 'ICON_SHAPE'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The language {{language}} lacks words: players cannot be offered it yet. */
  | 'LANGUAGE_INCOMPLETE'
  /** The brand does not offer the language {{language}}. */
  | 'LANGUAGE_NOT_OFFERED'
  /** A brand with real money cannot be without this. */
  | 'LIVE_DEMANDS_IT'
  /** A logo has to be a picture that was uploaded for this brand. */
  | 'LOGO_NOT_OWN'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** All values are those in force already, so there is nothing to save. */
  | 'MERCHANT_CHANGES_NOTHING'
  /** Another brand has this code. Please choose another one. */
  | 'MERCHANT_CODE_TAKEN'
  /** The brand to copy has amounts in {{currency}}. Please choose that currency, or copy no brand. */
  | 'MERCHANT_COPY_CURRENCY'
  /** This is no currency that we know. Please write its three letters, like VND. */
  | 'MERCHANT_CURRENCY'
  /** Somebody else has just saved, published or discarded this draft. Reload the page, look at the new draft and go on from there. */
  | 'MERCHANT_DRAFT_CHANGED'
  /** The brand has no draft any more. Reload the page. */
  | 'MERCHANT_DRAFT_NOT_FOUND'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** Where money is real, brands are opened by whoever runs the house, with a licence: npm run open-brand. */
  | 'MERCHANT_OPENING_LIVE'
  /** This is no time zone that we know. Please write it like Asia/Ho_Chi_Minh. */
  | 'MERCHANT_TIME_ZONE'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** Something was changed after this save. Reload, look at what would be undone, then decide. */
  | 'MERCHANT_VERSION_CHANGED_SINCE'
  /** There is no save with this number. */
  | 'MERCHANT_VERSION_NOT_FOUND'
  /** {{country}} has no mobile numbers of its own. */
  | 'MOBILE_COUNTRY'
  /** Whoever registers by mobile number could never sign in again. Switch on a password at registration, sign-in by SMS code, or a new password by phone. */
  | 'MODULE_LOCKS_OUT'
  /** This module does nothing while the module that it needs is off. Switch that one on first. */
  | 'MODULE_NEEDS'
  /** There is no such module. */
  | 'MODULE_NOT_FOUND'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This also concerns brands that are not yours. Ask an administrator of all of them. */
  | 'OPERATOR_BEYOND_BRANDS'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** A password may be {{minimum}} to {{maximum}} characters long; set both lengths within that. */
  | 'PASSWORD_FIELD_LENGTHS'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The greatest length must lie between the least one and 1000. */
  | 'REGISTRATION_FIELD_LENGTHS'
  /** This field cannot be switched off: every account needs it. */
  | 'REGISTRATION_FIELD_NEEDED'
  /** There is no such registration field. */
  | 'REGISTRATION_FIELD_NOT_FOUND'
  /** This pattern is not a valid expression. */
  | 'REGISTRATION_FIELD_PATTERN'
  /** {{part}} is not possible here. A pattern may not look ahead or back, refer to an earlier group, or repeat more than 1,000 times. */
  | 'REGISTRATION_FIELD_PATTERN_IMPOSSIBLE'
  /** This pattern is too large. It may have {{limit}} characters at most, and fewer or smaller repetitions. */
  | 'REGISTRATION_FIELD_PATTERN_LARGE'
  /** {{address}} cannot be opened. Write a whole https:// address, or a page of the portal that begins with /. */
  | 'RESOURCE_ADDRESS'
  /** Each link has one address. */
  | 'RESOURCE_TWICE'
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
  /** {{token}} is not a colour. Please write it like #f0b849. */
  | 'THEME_COLOUR'
  /** Text on {{token}} has a contrast of {{ratio}}, and is hard to read. At least {{least}} is needed: please choose a lighter or a darker colour. */
  | 'THEME_CONTRAST'
  /** {{token}} is nothing that a brand replaces. */
  | 'THEME_TOKEN'
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
  | 'UPLOAD_TOO_LARGE'
  /** This is no IP address. Write it like 203.0.113.7. */
  | 'VISIT_ADDRESS';

/** Input of updateWhitelabelModule. */
export type UpdateWhitelabelModuleInput = {
  /** On or off. */
  enabled: boolean;
  /** Code of the module. */
  id: WhitelabelModule;
  /** Why, for the audit log. */
  reason?: string | null | undefined;
};

/** Modules of the whitelabel, section 3 of the specification. */
export type WhitelabelModule =
  /** Agent policy: consolidated contract data is loaded. */
  | 'AGENT_POLICY'
  /** Trial accounts. */
  | 'FREE_PLAY'
  /** Registration by mobile number. */
  | 'MOBILE_REGISTRATION'
  /** Registration by mobile number asks for a password. */
  | 'MOBILE_REGISTRATION_PASSWORD'
  /** Registration verifies the mobile number by SMS. */
  | 'MOBILE_VERIFICATION'
  /** A second step when signing in from an address never used before. */
  | 'NEW_ADDRESS_VERIFICATION'
  /** New password by phone. */
  | 'PASSWORD_BY_PHONE'
  /** An expired password must be changed. */
  | 'PASSWORD_EXPIRY'
  /** Sign-in by SMS code. */
  | 'SMS_SIGN_IN'
  /** Registration by user name. */
  | 'USERNAME_REGISTRATION';

export type ConsoleWhitelabelModulesListQueryVariables = Exact<{
  order?: Types.OperatorModuleOrder | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleWhitelabelModulesListQuery = { page: { items: Array<ConsoleModuleFragment>, pageInfo: { totalItems: number } } };

export type ConsoleWhitelabelModulesUpdateMutationVariables = Exact<{
  input: Types.UpdateWhitelabelModuleInput;
}>;


export type ConsoleWhitelabelModulesUpdateMutation = { payload: { record: ConsoleModuleFragment | null, userErrors: Array<(
      { code: Types.SiteErrorCode }
      & ConsoleUserError_SiteUserError_Fragment
    )> } };


export const ConsoleWhitelabelModulesListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWhitelabelModulesList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorModuleOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"whitelabelModules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleModule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleModule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"neededBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ConsoleWhitelabelModulesListQuery, ConsoleWhitelabelModulesListQueryVariables>;
export const ConsoleWhitelabelModulesUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleWhitelabelModulesUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWhitelabelModuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateWhitelabelModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleModule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleModule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"neededBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConsoleWhitelabelModulesUpdateMutation, ConsoleWhitelabelModulesUpdateMutationVariables>;