export { type Lesson, LessonFault, type LessonStep } from './lesson.ts'
export { type Attempt, LessonPlay, type LessonWord } from './play.ts'
