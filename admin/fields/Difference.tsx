import {
  Box,
  FormControlLabel,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { differenceOf } from '../lib/difference.ts'

interface Props {
  before: unknown
  after: unknown
}

/** What a change changed: each part before and after, the changed ones marked by word, weight and colour. */
export function Difference({ before, after }: Props) {
  const translate = useTranslate()
  const [showsSame, setShowsSame] = useState(false)
  const rows = differenceOf(before, after)
  const shown = rows.filter(({ changed }) => changed || showsSame)
  if (rows.length === 0) return <Typography variant="body2">{translate('audit.unchanged')}</Typography>

  return (
    <Box>
      <FormControlLabel
        control={<Switch checked={showsSame} onChange={(_event, checked) => setShowsSame(checked)} />}
        label={translate('audit.showSame')}
      />
      <Box sx={{ overflowX: 'auto' }} role="region" aria-label={translate('audit.difference')} tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('audit.field')}</TableCell>
              <TableCell>{translate('audit.before')}</TableCell>
              <TableCell>{translate('audit.after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ path, before: old, after: next, changed }) => (
              <TableRow key={path}>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ ...broken, fontFamily: 'monospace', fontWeight: changed ? 700 : 400 }}
                >
                  {path}
                </TableCell>
                <Side text={old} tone={changed ? 'error.main' : undefined} isStruck={changed} />
                <Side text={next} tone={changed ? 'success.main' : undefined} isStruck={false} />
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  )
}

/** Before and after stay in sight beside each other, also on a phone and with long words. */
const broken = { px: 1, overflowWrap: 'anywhere', minWidth: 88, verticalAlign: 'top' }

function Side({ text, tone, isStruck }: { text: string | undefined; tone: string | undefined; isStruck: boolean }) {
  const Mark = isStruck ? 'del' : 'span'
  return (
    <TableCell sx={{ ...broken, whiteSpace: 'pre-wrap', ...(tone && { color: tone }) }}>
      {text !== undefined && <Mark>{text}</Mark>}
    </TableCell>
  )
}
