import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DragIndicatorIcon from '@mui/icons-material/DragIndicator'
import { IconButton, ListItem, ListItemText } from '@mui/material'
import type { ComponentProps } from 'react'
import { useTranslate } from 'react-admin'
import { StoredPicture } from '../../fields/StoredPicture.tsx'
import { useVendorName } from '../../lib/use-vendor-name.ts'
import type { Chosen } from './ChosenGamesForm.tsx'

const ICONS = {
  move: DragIndicatorIcon,
  up: ArrowUpwardIcon,
  down: ArrowDownwardIcon,
  remove: DeleteIcon,
} as const

interface Props {
  game: Chosen
  index: number
  isLast: boolean
  isDragged: boolean
  mayChange: boolean
  handle: Partial<ComponentProps<typeof IconButton>>
  onMove(by: -1 | 1): void
  onRemove(): void
}

/** A chosen game in its place: a handle to drag, buttons for who cannot drag, and the way out. */
export function ChosenGame({ game, index, isLast, isDragged, mayChange, handle, onMove, onRemove }: Props) {
  const translate = useTranslate()
  const vendorName = useVendorName()
  const button = (name: keyof typeof ICONS, properties: Partial<ComponentProps<typeof IconButton>>) => {
    const Icon = ICONS[name]
    return (
      <IconButton
        aria-label={`${translate(`gameChoices.${name}`)}: ${game.name}`}
        {...properties}
        sx={{ p: { xs: 0.75, sm: 1 }, ...properties.sx }}
      >
        <Icon fontSize="small" />
      </IconButton>
    )
  }
  return (
    <ListItem divider disableGutters sx={{ bgcolor: isDragged ? 'action.selected' : undefined }}>
      {mayChange && button('move', { ...handle, sx: { touchAction: 'none', cursor: isDragged ? 'grabbing' : 'grab' } })}
      <StoredPicture
        url={game.pictureUrl}
        alt=""
        style={{ width: 56, height: 42, objectFit: 'cover', borderRadius: 6, margin: '0 12px 0 4px', flexShrink: 0 }}
      />
      <ListItemText
        primary={`${index + 1}. ${game.name}`}
        secondary={`${vendorName(game.vendorCode, game.vendorName)} · ${translate(`availabilities.${game.effective}`)}`}
      />
      {mayChange && button('up', { disabled: index === 0, onClick: () => onMove(-1) })}
      {mayChange && button('down', { disabled: isLast, onClick: () => onMove(1) })}
      {mayChange && button('remove', { onClick: onRemove })}
    </ListItem>
  )
}
