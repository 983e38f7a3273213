import { Box, FormHelperText, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { get, useFormState } from 'react-hook-form'

interface Props {
  /** Where its words stand: `<words>.<name>` and `<words>.<name>Help`. */
  words: string
  name: string
  /** What of the form the server may refuse as a whole; it is said under the heading. */
  refusable?: string
  children: ReactNode
}

/** A part of a form under its heading. Inputs stand in two columns where there is room. */
export function FormSection({ words, name, refusable, children }: Props) {
  const translate = useTranslate()
  const id = useId()
  const { errors } = useFormState()
  const refusal: unknown =
    refusable === undefined ? undefined : (get(errors, refusable) as { message?: unknown } | undefined)?.message
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {translate(`${words}.${name}`)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, maxWidth: '70ch' }}>
        {translate(`${words}.${name}Help`)}
      </Typography>
      {typeof refusal === 'string' && (
        <FormHelperText error role="alert" sx={{ mb: 1 }}>
          {refusal}
        </FormHelperText>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Box>
  )
}

/** What takes the whole width of a section. */
export function Whole({ isApart = false, children }: { isApart?: boolean; children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1', minWidth: 0, mt: isApart ? 2 : 0 }}>{children}</Box>
}
