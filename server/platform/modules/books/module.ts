import { defineModule } from '../../module.ts'
import { registerBooksRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createBooksService } from './service.ts'

export const booksModule = defineModule({
  name: 'books',
  calls: { ...schema.booksCalls },
  shapes: [schema],
  create: createBooksService,
  routes: [registerBooksRoutes],
})
