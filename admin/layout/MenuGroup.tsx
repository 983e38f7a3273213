import { Box, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useSidebarState, useTranslate } from 'react-admin'

interface Props {
  /** Key of the group's words. */
  name: string
  children: ReactNode
}

/** Entries of the main menu that belong together, under their name; a line where the menu shows icons alone. */
export function MenuGroup({ name, children }: Props) {
  const translate = useTranslate()
  const [isOpen] = useSidebarState()
  const id = useId()
  return (
    // Without an entry that may be read there is no group.
    <Box role="group" aria-labelledby={id} sx={{ mt: 1, '&:not(:has([role="menuitem"]))': { display: 'none' } }}>
      <Typography
        id={id}
        variant="overline"
        color="text.secondary"
        sx={{ display: 'block', px: 2, lineHeight: 2, ...(!isOpen && iconsAlone) }}
      >
        {translate(name)}
      </Typography>
      {children}
    </Box>
  )
}

/** The name stays for those who hear it. */
const iconsAlone = { height: 0, overflow: 'hidden', borderTop: 1, borderColor: 'divider', mb: 0.5 }
