/**
 * How what is known of a record stands, be it in fields of react-admin (by the theme) or in `Facts`: two beside each other on a phone, as
 * many as there is room for elsewhere, each under its name.
 */
export const FACT_GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 50% - 0.5rem), 1fr))',
  columnGap: '1rem',
  rowGap: '0.75rem',
} as const
export const FACT_NAME_SIZE = '0.75rem'
export const FACT_SIZE = '0.875rem'
