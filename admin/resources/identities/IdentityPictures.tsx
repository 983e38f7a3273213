import { Alert, Box, Button, Skeleton, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { callHeaders } from '../../providers/session.ts'

const kinds = ['FRONT', 'BACK', 'SELFIE'] as const

/** The three pictures beside each other. They are read when asked for, since each view stands in the audit log. */
export function IdentityPictures() {
  const translate = useTranslate()
  const record = useRecordContext<{ id: string }>()
  const [isShown, setShown] = useState(false)
  if (record === undefined) return null
  if (!isShown) {
    return (
      <Button variant="outlined" onClick={() => setShown(true)}>
        {translate('identities.showPictures')}
      </Button>
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' }, width: '100%' }}>
      {kinds.map((kind) => (
        <figure key={kind} style={{ margin: 0 }}>
          <Typography component="figcaption" variant="caption">
            {translate(`identities.documents.${kind}`)}
          </Typography>
          <PrivatePicture
            url={`/wps/admin/protection/identities/${record.id}/documents/${kind}`}
            alt={translate(`identities.documents.${kind}`)}
          />
        </figure>
      ))}
    </Box>
  )
}

function PrivatePicture({ url, alt }: { url: string; alt: string }) {
  const translate = useTranslate()
  const [address, setAddress] = useState<string | null>()
  useEffect(() => {
    const abort = new AbortController()
    let objectUrl: string | undefined
    fetch(url, { headers: callHeaders(), signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) return setAddress(null)
        objectUrl = URL.createObjectURL(await response.blob())
        setAddress(objectUrl)
      })
      .catch(() => {
        if (!abort.signal.aborted) setAddress(null)
      })
    return () => {
      abort.abort()
      if (objectUrl !== undefined) URL.revokeObjectURL(objectUrl)
    }
  }, [url])
  if (address === undefined) return <Skeleton variant="rectangular" height={220} />
  if (address === null) return <Alert severity="warning">{translate('identities.noPicture')}</Alert>
  return <img src={address} alt={alt} style={{ width: '100%', maxHeight: 420, objectFit: 'contain' }} />
}
