import { findResultFlaw } from '@croupier/lottery/core/family.ts'
import { Alert, Box, Button, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { mayDo } from '../../../providers/auth-provider.ts'
import { change } from '../../../providers/server.ts'
import { type DrawDetail, familyOfDraw, versionInEntry, waitsForResult } from '../draw.ts'
import { EnterDrawResultDocument } from '../lotteryDraws.generated.ts'
import { ResultForm } from './ResultForm.tsx'
import { emptyResult } from './result-text.ts'

/** The form for the result of an official draw: two operators enter it, each without seeing the other's. */
export function EnterResult({ draw }: { draw: DrawDetail }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const family = familyOfDraw(draw)
  const own = draw.entries.find(({ isOwn, resultVersion }) => isOwn && resultVersion === versionInEntry(draw))
  const [isChanging, setChanging] = useState(false)
  const [value, setValue] = useState(() => own?.result?.map((group) => [...group]) ?? emptyResult(family))
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  if (!waitsForResult(draw) || !mayDo('lotteryDraws', 'enter')) return null
  if (own !== undefined && !isChanging)
    return (
      <Alert severity="info" action={<Button onClick={() => setChanging(true)}>{translate('draws.changeOwn')}</Button>}>
        {translate(draw.state === 'HELD' ? 'draws.ownHeld' : 'draws.ownEntered')}
      </Alert>
    )

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (findResultFlaw(family, value) !== undefined) return
    setBusy(true)
    setError(undefined)
    try {
      const { detail } = await change(EnterDrawResultDocument, { input: { id: draw.id, result: value } })
      notify(`draws.entered${detail?.draw.state ?? 'CLOSED'}`, {
        type: detail?.draw.state === 'HELD' ? 'warning' : 'success',
      })
      setChanging(false)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : translate('ra.notification.http_error'))
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      noValidate
      aria-label={translate('draws.enter')}
      sx={{ display: 'grid', gap: 1 }}
    >
      <Typography component="h2" variant="h2">
        {translate('draws.enter')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('draws.enterHelp')}
      </Typography>
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      <ResultForm family={family} value={value} isTried={isTried} onChange={setValue} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {translate('draws.send')}
        </Button>
        <Button onClick={() => setValue(emptyResult(family))}>{translate('draws.clear')}</Button>
      </Box>
    </Box>
  )
}
