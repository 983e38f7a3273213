import { Box } from '@mui/material'
import { LoadingIndicator, LocalesMenuButton, AppBar as StockAppBar, TitlePortal, ToggleThemeButton } from 'react-admin'
import { MerchantSwitcher } from './MerchantSwitcher.tsx'

/** On a phone the button for languages is its icon alone, so that the page's title has room. */
const onlyItsIcon = {
  '& .MuiButton-root': { minWidth: 0, fontSize: { xs: 0, sm: '0.8125rem' }, px: { xs: 1, sm: 1.5 } },
  '& .MuiButton-endIcon': { display: { xs: 'none', sm: 'inherit' } },
  '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } },
}

/** The bar: title of the page, brand in view, language, theme, account. */
export function AppBar() {
  return (
    <StockAppBar
      toolbar={
        <>
          <MerchantSwitcher />
          <Box sx={onlyItsIcon}>
            <LocalesMenuButton />
          </Box>
          <ToggleThemeButton />
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <LoadingIndicator />
          </Box>
        </>
      }
    >
      <TitlePortal component="h1" variant="h1" />
    </StockAppBar>
  )
}
