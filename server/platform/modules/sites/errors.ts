import { defineErrors } from '../../lib/failure.ts'

export const sitesErrors = defineErrors('sites', {
  MERCHANT_NOT_FOUND: 404,
  MODULE_OFF: 403,
  MODULE_NOT_FOUND: 404,
  /** It does nothing without another module, which is off. */
  MODULE_NEEDS: 422,
  /** Who registers by mobile number would have no way to sign in again. */
  MODULE_LOCKS_OUT: 422,
  REGISTRATION_FIELD_NOT_FOUND: 404,
  REGISTRATION_FIELD_LENGTHS: 422,
  /** The house says within which lengths a password is one. Extras: minimum, maximum. */
  PASSWORD_FIELD_LENGTHS: 422,
  REGISTRATION_FIELD_PATTERN: 422,
  /** An expression elsewhere, which could not be answered in one pass over the text. */
  REGISTRATION_FIELD_PATTERN_IMPOSSIBLE: 422,
  REGISTRATION_FIELD_PATTERN_LARGE: 422,
  /** The account cannot be without it: it must stay enabled and required. */
  REGISTRATION_FIELD_NEEDED: 422,
  LANGUAGE_NOT_OFFERED: 422,
  /** Not all that players read is said in it. Extras: language. */
  LANGUAGE_INCOMPLETE: 422,
  /** A brand with real money cannot be without it (domain.md 1). */
  LIVE_DEMANDS_IT: 422,
  /** Nothing that a brand replaces of the portal's look. Extras: token. */
  THEME_TOKEN: 422,
  /** No colour as the house writes them. Extras: token. */
  THEME_COLOUR: 422,
  /** Text on that colour would be hard to read. Extras: token, ratio, least. */
  THEME_CONTRAST: 422,
  /** Brands are told apart by their codes. */
  MERCHANT_CODE_TAKEN: 409,
  MERCHANT_CURRENCY: 422,
  MERCHANT_TIME_ZONE: 422,
  /** Settings hold amounts: they are copied to a brand with the same currency alone. Extras: currency. */
  MERCHANT_COPY_CURRENCY: 422,
  /** Where money is real, a brand is opened by who runs the house, with a licence (`npm run open-brand`). */
  MERCHANT_OPENING_LIVE: 409,
  /** No host name that a brand can be found by. Extras: domain. */
  DOMAIN_ADDRESS: 422,
  /** Extras: domain. */
  DOMAIN_TWICE: 422,
  /** Another brand has it, whichever that is. Extras: domain. */
  DOMAIN_TAKEN: 409,
  LOGO_NOT_OWN: 422,
  ICON_NOT_OWN: 422,
  /** Extras: address. */
  RESOURCE_ADDRESS: 422,
  /** Extras: name. */
  RESOURCE_TWICE: 422,
  /** No IP address and no range of them, or one so wide that it would close much of the world. Extras: address. */
  BLOCKED_ADDRESS: 422,
  MOBILE_COUNTRY: 422,
  /** No IP address. */
  VISIT_ADDRESS: 422,
  /** Launchers cut icons out of a square. Extras: width, height, least. */
  ICON_SHAPE: 422,
  /** Somebody else saved, published or gave up the draft meanwhile. */
  MERCHANT_DRAFT_CHANGED: 409,
  MERCHANT_DRAFT_NOT_FOUND: 404,
  /** All of it stands so already. */
  MERCHANT_CHANGES_NOTHING: 409,
  MERCHANT_VERSION_NOT_FOUND: 404,
  /** Something of it was changed by a later save, which taking it back would undo too. */
  MERCHANT_VERSION_CHANGED_SINCE: 409,
  CONTENT_NETWORK_ADDRESS: 422,
  CONTENT_NETWORK_TWICE: 422,
  CUSTOMER_SERVICE_NOT_FOUND: 404,
  /** An address that its kind cannot have. */
  CUSTOMER_SERVICE_ADDRESS: 422,
  /** A brand has one chat of its own. */
  CUSTOMER_SERVICE_CHAT_TWICE: 409,
  /** Extras: most. */
  CUSTOMER_SERVICES_TOO_MANY: 409,
  /** The link is too old, another brand's or no link of ours, or its entry is gone. */
  CUSTOMER_SERVICE_LINK_OVER: 410,
})
