import type { ThemeOptions } from '@mui/material/styles'
import { defaultTheme, type RaThemeOptions } from 'react-admin'
import { FACT_GRID, FACT_NAME_SIZE, FACT_SIZE } from '../lib/fact-grid.ts'

/** The palettes of the portal ("night" and its light twin), under MUI's names. Text keeps 4.5:1 on every surface. */
const night = {
  mode: 'dark',
  primary: { main: '#f0b849', light: '#ffca63', dark: '#c9932b', contrastText: '#1c1403' },
  secondary: { main: '#86b4ff', contrastText: '#090d16' },
  success: { main: '#41d19a', contrastText: '#062018' },
  error: { main: '#ff8076', contrastText: '#2a0906' },
  warning: { main: '#f6c75c', contrastText: '#1c1403' },
  info: { main: '#86b4ff', contrastText: '#090d16' },
  background: { default: '#090d16', paper: '#101624' },
  text: { primary: '#eff2f9', secondary: '#b6bfd3', disabled: '#8f9bb5' },
  divider: '#26314a',
} as const

const day = {
  mode: 'light',
  primary: { main: '#845400', light: '#a86e08', dark: '#6a4300', contrastText: '#ffffff' },
  secondary: { main: '#1c58b0', contrastText: '#ffffff' },
  success: { main: '#0a6e48', contrastText: '#ffffff' },
  error: { main: '#b82d26', contrastText: '#ffffff' },
  warning: { main: '#845400', contrastText: '#ffffff' },
  info: { main: '#1c58b0', contrastText: '#ffffff' },
  background: { default: '#f3f5fa', paper: '#ffffff' },
  text: { primary: '#121826', secondary: '#414c61', disabled: '#566178' },
  divider: '#d6dce8',
} as const

const FOCUS = { outline: '2px solid currentColor', outlineOffset: 2 }

const READ = { opacity: 1, fontFamily: 'inherit' }
const READ_BELOW = { '& [class*="-message"]': READ }

/**
 * Short fields of a record stand beside each other, so that the whole of it is seen at a glance; what is long, or says itself what it is
 * (a table, a decision, a picture), has the whole width. They are read, and reached by keyboard, row by row.
 */
const SHORT_FIELD =
  '& > .ra-field:has(> .RaLabeled-label > :not(:empty)):not(:has(table, ul, ol, pre, img, .MuiPaper-root))'
const RECORD_FIELDS = {
  ...FACT_GRID,
  '& > :not(style) ~ :not(style)': { margin: 0 },
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  // Some fields are of the size of the page, others smaller: here all are of one. Its label is measured by it.
  [SHORT_FIELD]: {
    gridColumn: 'auto',
    fontSize: FACT_SIZE,
    overflowWrap: 'anywhere',
    '& > .RaLabeled-label': { fontSize: FACT_NAME_SIZE },
  },
  // What stands without a label is given an empty one.
  '& > .ra-field > .RaLabeled-label:has(> span:empty)': { display: 'none' },
}

function themeOf(palette: typeof night | typeof day): RaThemeOptions {
  const shared: ThemeOptions = {
    palette,
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: '"Be Vietnam Pro", "Be Vietnam Pro Fallback", system-ui, sans-serif',
      button: { textTransform: 'none', fontWeight: 600 },
      h1: { fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.4 },
      h2: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.5 },
      h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
      // What an empty list says.
      h4: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.5 },
      h6: { fontSize: '1.0625rem', fontWeight: 600 },
    },
  }
  const toolbar = { backgroundColor: palette.background.paper, borderTop: `1px solid ${palette.divider}` }
  return {
    ...defaultTheme,
    ...shared,
    components: {
      ...defaultTheme.components,
      MuiCssBaseline: { styleOverrides: { body: { fontVariantNumeric: 'tabular-nums' }, '*:focus-visible': FOCUS } },
      // Rounded corners without a box that scrolls: what is sticky within a card stays in sight of the page.
      // More tabs than a phone is wide are pushed along; the page does not grow with them.
      MuiTabs: { defaultProps: { variant: 'scrollable', scrollButtons: 'auto', allowScrollButtonsMobile: true } },
      MuiCard: { styleOverrides: { root: { overflow: 'clip' } } },
      MuiAppBar: {
        styleOverrides: {
          root: {
            backgroundColor: palette.background.paper,
            color: palette.text.primary,
            borderBottom: `1px solid ${palette.divider}`,
            boxShadow: 'none',
            backgroundImage: 'none',
          },
        },
      },
      RaToolbar: {
        styleOverrides: { root: { '&.RaToolbar-desktopToolbar, &.RaToolbar-mobileToolbar': toolbar } },
      },
      // On a phone the filters stand on the card of the list: they keep away from its edge as its rows do. A switch sticks out.
      RaFilterForm: {
        styleOverrides: {
          root: {
            '@media (max-width: 599.95px)': { paddingLeft: 10 },
            '& .MuiFormControlLabel-root': { marginLeft: 0 },
          },
        },
      },
      RaTab: { styleOverrides: { root: RECORD_FIELDS } },
      RaSimpleShowLayout: { styleOverrides: { root: { '& .RaSimpleShowLayout-stack': RECORD_FIELDS } } },
      // What tells a failure is read as well as anything else; stock pages are half transparent.
      RaError: { styleOverrides: { root: READ } },
      RaNotFound: { styleOverrides: { root: READ_BELOW } },
      RaAuthenticationError: { styleOverrides: { root: READ_BELOW } },
      // Rows are taken out by touch and by keyboard too, where nothing hovers.
      RaSimpleFormIterator: {
        styleOverrides: { root: { '& .RaSimpleFormIterator-action': { visibility: 'visible' } } },
      },
      // A long name takes a second line while the menu is open; beside its icon alone it stays on one.
      RaMenu: { styleOverrides: { root: { '&.RaMenu-open .MuiMenuItem-root': { whiteSpace: 'normal' } } } },
      // Stock pages turn it without a name; it always stands beside words, or a button, that say what goes on.
      MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
      MuiButton: { styleOverrides: { root: { minHeight: 36 } } },
      MuiTableCell: { styleOverrides: { head: { fontWeight: 600, color: palette.text.secondary } } },
      // Hints must be readable too; MUI paints them at less than 4.5:1.
      MuiFormHelperText: { styleOverrides: { root: { color: palette.text.secondary } } },
      MuiInputLabel: { styleOverrides: { root: { color: palette.text.secondary } } },
    },
  } as RaThemeOptions
}

export const darkTheme = themeOf(night)
export const lightTheme = themeOf(day)
