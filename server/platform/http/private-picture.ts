/** Headers of a picture that is for one person's eyes. */
export const privatePicture = (contentType: string) => ({
  'content-type': contentType,
  'content-disposition': 'inline',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
})
