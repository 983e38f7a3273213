import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { read } from '../../providers/server.ts'
import { ConsoleLinesDocument } from './lines.generated.ts'

/** Under whom a proposal would have a line. */
export function WishedUpline({ id }: { id: string | null }) {
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: ['lines', { ids: [id] }],
    queryFn: async () => (await read(ConsoleLinesDocument, { filter: { ids: [id ?? ''] } })).page.items[0] ?? null,
    enabled: id !== null,
  })
  return (
    <Typography variant="body2">
      {id === null ? translate('lines.wishTop') : translate('lines.wish', { account: data?.account ?? id })}
    </Typography>
  )
}
