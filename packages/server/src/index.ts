export { type Serving, serve } from './page/serve.ts'
