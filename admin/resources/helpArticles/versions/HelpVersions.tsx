import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { ReadFailure } from '../../../fields/ReadFailure.tsx'
import { ActionButton } from '../../../kits/decisions/ActionButton.tsx'
import { useForgetTyped } from '../../../kits/forms/form-memory.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { mayDo } from '../../../providers/auth-provider.ts'
import { change, read } from '../../../providers/server.ts'
import {
  type ConsoleHelpArticleFragment as Article,
  ConsoleHelpVersionsDocument,
  RestoreHelpVersionDocument,
  type ConsoleHelpVersionFragment as Version,
} from '../helpArticles.generated.ts'
import { VersionComparison } from './VersionComparison.tsx'

/** The last hundred times that the article was saved: what each changed, and the way back. */
export function HelpVersions() {
  const article = useRecordContext<Article>()
  const { data, error, refetch } = useQuery({
    queryKey: ['helpArticles', 'versions', article?.id, article?.version],
    queryFn: async () =>
      (await read(ConsoleHelpVersionsDocument, { id: article?.id ?? '', page: { page: 1, pageSize: 100 } })).versions
        ?.items ?? [],
    enabled: article !== undefined,
  })
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (article === undefined || data === undefined) return null
  return <Comparing article={article} versions={data} />
}

function Comparing({ article, versions }: { article: Article; versions: readonly Version[] }) {
  const translate = useTranslate()
  const forget = useForgetTyped()
  const [fromNumber, setFrom] = useState(versions[1]?.number ?? versions[0]?.number)
  const [toNumber, setTo] = useState(versions[0]?.number)
  const find = (number: number | undefined) => versions.find((one) => one.number === number)
  const [from, to] = [find(fromNumber), find(toNumber)]
  if (from === undefined || to === undefined) return null
  if (versions.length === 1) return <Typography>{translate('helpArticles.onlyVersion')}</Typography>
  const restore = async (reason: string) => {
    const restored = await change(RestoreHelpVersionDocument, {
      input: { id: article.id, version: from.number, reason },
    })
    forget()
    return restored
  }
  const mayRestore = mayDo('helpArticles', 'edit') && from.number !== article.version
  return (
    <Box sx={{ display: 'grid', gap: 2.5, width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <VersionChoice label="helpArticles.from" value={from.number} versions={versions} onChange={setFrom} />
        <VersionChoice label="helpArticles.to" value={to.number} versions={versions} onChange={setTo} />
        {mayRestore && (
          <ActionButton
            label="helpArticles.restore"
            about={translate('helpArticles.version', { number: from.number })}
            effects={['helpArticles.effectRestore', 'helpArticles.effectKept']}
            run={restore}
          />
        )}
      </Box>
      {from.number === to.number ? (
        <Typography>{translate('helpArticles.sameVersion')}</Typography>
      ) : (
        <VersionComparison from={from} to={to} />
      )}
    </Box>
  )
}

interface ChoiceProps {
  label: string
  value: number
  versions: readonly Version[]
  onChange(number: number): void
}

function VersionChoice({ label, value, versions, onChange }: ChoiceProps) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const nameOf = ({ number, savedAt, savedBy, restoredFrom }: Version) =>
    [
      translate('helpArticles.version', { number }),
      moment(savedAt),
      savedBy ?? translate('helpArticles.house'),
      ...(restoredFrom == null ? [] : [translate('helpArticles.restoredFrom', { number: restoredFrom })]),
    ].join(' · ')
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={translate(label)}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      sx={{ minWidth: { xs: '100%', sm: 320 } }}
    >
      {versions.map((version) => (
        <MenuItem key={version.number} value={version.number}>
          {nameOf(version)}
        </MenuItem>
      ))}
    </TextField>
  )
}
