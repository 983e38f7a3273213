import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Published } from './PublicationNotice.tsx'
import { useChangePublication } from './use-change-publication.tsx'

/** Publishes or hides the chosen rows of a list; nothing is asked before, since it can be undone after. */
export function PublicationBulkActions() {
  const translate = useTranslate()
  const { data = [], selectedIds, onUnselectItems, resource } = useListContext<Published>()
  const change = useChangePublication(resource)
  const [isRunning, setRunning] = useState(false)
  const run = async (isPublished: boolean) => {
    setRunning(true)
    await change(
      data.filter(({ id }) => selectedIds.includes(id)),
      isPublished,
    )
    setRunning(false)
    onUnselectItems()
  }
  return (
    <>
      <Button size="small" startIcon={<ShowIcon />} disabled={isRunning} onClick={() => run(true)}>
        {translate('publication.bulk.publish')}
      </Button>
      <Button size="small" startIcon={<HideIcon />} disabled={isRunning} onClick={() => run(false)}>
        {translate('publication.bulk.hide')}
      </Button>
    </>
  )
}
