import SearchIcon from '@mui/icons-material/Search'
import { Box, Button } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'

const SearchDialog = lazy(() => import('./SearchDialog.tsx').then((module) => ({ default: module.SearchDialog })))

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the search over pages and records; ⌘K or Ctrl+K does the same from everywhere. */
export function SearchButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen((was) => !was)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <Button
        color="inherit"
        startIcon={<SearchIcon />}
        onClick={() => setOpen(true)}
        aria-label={translate('search.title')}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        sx={{ minWidth: 44, '& .MuiButton-startIcon': { mx: { xs: 0, md: 0.5 } } }}
      >
        <Box
          component="kbd"
          aria-hidden
          sx={{ display: { xs: 'none', md: 'inline' }, fontFamily: 'inherit', opacity: 0.8 }}
        >
          {isApple ? '⌘K' : 'Ctrl K'}
        </Box>
      </Button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
