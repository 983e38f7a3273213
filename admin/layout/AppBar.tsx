import { Box } from '@mui/material'
import { LoadingIndicator, LocalesMenuButton, AppBar as StockAppBar, TitlePortal, ToggleThemeButton } from 'react-admin'
import { AccountMenu } from './AccountMenu.tsx'
import { MerchantSwitcher } from './MerchantSwitcher.tsx'
import { SearchButton } from './SearchButton.tsx'
import { useDocumentTitle } from './use-document-title.ts'

/** On a phone a long title takes two smaller lines instead of losing its end. */
const title = {
  fontSize: { xs: '0.9375rem', sm: '1.375rem' },
  lineHeight: 1.25,
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
}

/** The bar: title of the page, brand in view, language, theme, account; on a phone the account's menu holds the two. */
export function AppBar() {
  useDocumentTitle()
  return (
    <StockAppBar
      userMenu={<AccountMenu />}
      toolbar={
        <>
          <SearchButton />
          <MerchantSwitcher />
          <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
            <LocalesMenuButton />
            <ToggleThemeButton />
            <LoadingIndicator />
          </Box>
        </>
      }
    >
      <TitlePortal component="h1" variant="h1" sx={title} />
    </StockAppBar>
  )
}
