/** An amount as an operator types it, whole digits with an optional fraction: no separators, no comma. */
export const TYPED_AMOUNT = /^\d{1,12}(\.\d{1,4})?$/

/** Whether a text is such an amount; a signed one may take money away. */
export const isTypedAmount = (text: string, isSigned = false): boolean =>
  TYPED_AMOUNT.test(isSigned ? text.replace(/^-/, '') : text)
