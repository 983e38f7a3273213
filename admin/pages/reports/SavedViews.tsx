import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  Menu,
  MenuItem,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { useStore, useTranslate } from 'react-admin'
import type { ReportName } from './report-names.ts'
import type { SavedView, View } from './view.ts'

interface Props {
  name: ReportName
  view: View
  onChange(view: View): void
}

const LONGEST = 60

/** Views of a report that the operator saved under a name; they stay in this browser, as saved filters of lists do. */
export function SavedViews({ name, view, onChange }: Props) {
  const translate = useTranslate()
  const [saved, setSaved] = useStore<SavedView[]>(`brandReports.${name}.savedQueries`, [])
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isNaming, setNaming] = useState(false)
  const current = saved.find((one) => JSON.stringify(one.view) === JSON.stringify(view))
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {current?.label ?? translate('brandReports.savedViews')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {saved.map((one) => (
          <MenuItem
            key={one.label}
            selected={one === current}
            onClick={() => {
              onChange(one.view)
              close()
            }}
          >
            {one.label}
          </MenuItem>
        ))}
        {saved.length > 0 && <Divider />}
        <MenuItem
          onClick={() => {
            setNaming(true)
            close()
          }}
        >
          {translate('brandReports.saveView')}
        </MenuItem>
        {current && (
          <MenuItem
            onClick={() => {
              setSaved(saved.filter((one) => one !== current))
              close()
            }}
          >
            {translate('brandReports.dropView', { name: current.label })}
          </MenuItem>
        )}
      </Menu>
      {isNaming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onName={(label) => setSaved([...saved.filter((one) => one.label !== label), { label, view }])}
        />
      )}
    </>
  )
}

function NameDialog({ onClose, onName }: { onClose(): void; onName(label: string): void }) {
  const translate = useTranslate()
  const [label, setLabel] = useState('')
  const save = () => {
    onName(label.trim())
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="view-name">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (label.trim() !== '') save()
        }}
      >
        <DialogTitle id="view-name">{translate('brandReports.saveView')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            label={translate('brandReports.viewName')}
            value={label}
            onChange={(event) => setLabel(event.target.value.slice(0, LONGEST))}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={label.trim() === ''}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
