import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  type Theme,
  useMediaQuery,
} from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { foldText } from '../../lib/fold-text.ts'
import { LEVELS, type Right, useRights, useRightWords } from './use-rights.ts'

interface Props {
  /** Which rights stand in it; all unless told. */
  isShown?(right: Right): boolean
  /** What stands for one right. */
  children(right: Right): ReactNode
}

/** Rights by kind of thing and by how far they go: who reads, acts, approves. On a phone one below the other. */
export function RightsTable({ isShown = () => true, children }: Props) {
  const translate = useTranslate()
  const wordsOf = useRightWords()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const [search, setSearch] = useState('')
  const { rows, error, refetch } = useRights()
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  const wanted = foldText(search.trim())
  const cells = (rows ?? [])
    .map(({ resource, byLevel }) => ({
      resource,
      cells: LEVELS.map((level) => byLevel[level].filter(isShown)),
    }))
    .filter(({ cells }) => cells.flat().some(({ name }) => foldText(wordsOf(name)).includes(wanted)))
  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        type="search"
        size="small"
        label={translate('roles.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ mb: 1, maxWidth: 360 }}
      />
      <Table size="small" aria-label={translate('roles.matrix')}>
        {!isNarrow && (
          <TableHead>
            <TableRow>
              {LEVELS.map((level) => (
                <TableCell key={level} sx={{ width: '33%' }}>
                  {translate(`roles.level.${level}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
        )}
        <TableBody>
          {cells.map(({ resource, cells }) => (
            <TableRow key={resource} sx={{ verticalAlign: 'top', ...(isNarrow && { display: 'block' }) }}>
              {LEVELS.map((level, index) => (
                <TableCell
                  key={level}
                  sx={isNarrow ? { display: 'block', border: index < 2 ? 0 : undefined, py: 0 } : {}}
                >
                  {cells[index]?.map((right) => (
                    <Box key={right.name}>{children(right)}</Box>
                  ))}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
