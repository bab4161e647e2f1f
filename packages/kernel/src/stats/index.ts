export { type FacesTest, facesTest, fairTest, oddest } from './faces.ts'
export { binomialTail, quantile, wilson } from './shares.ts'
export { chiSquareTail } from './tails.ts'
