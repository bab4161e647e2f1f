import type { Air, Sound } from '@undercroft/games/board'

/** One voice of a sound: a tone that glides, or noise around a pitch; it begins at once and fades. */
interface Voice {
  readonly of: 'sine' | 'triangle' | 'square' | 'noise'
  /** In hertz. */
  readonly from: number
  readonly to?: number
  /** Seconds until it begins, and that it lasts. */
  readonly at?: number
  readonly lasts: number
  /** From 0 to 1. */
  readonly level: number
}

/** What the page itself can be heard doing, beside what games are heard doing. */
export type PageSound = Sound | 'die' | 'move' | 'ask' | 'refused' | 'end'

const VOICES: { readonly [S in PageSound]: readonly Voice[] } = {
  die: [
    { of: 'noise', from: 1900, lasts: 0.04, level: 0.5 },
    { of: 'noise', from: 1500, at: 0.07, lasts: 0.04, level: 0.4 },
    { of: 'noise', from: 1200, at: 0.16, lasts: 0.05, level: 0.3 },
  ],
  move: [{ of: 'triangle', from: 230, to: 180, lasts: 0.07, level: 0.35 }],
  ask: [
    { of: 'sine', from: 523, lasts: 0.16, level: 0.22 },
    { of: 'sine', from: 659, at: 0.09, lasts: 0.22, level: 0.2 },
  ],
  refused: [{ of: 'triangle', from: 150, to: 110, lasts: 0.16, level: 0.4 }],
  end: [
    { of: 'triangle', from: 392, lasts: 0.4, level: 0.25 },
    { of: 'triangle', from: 494, at: 0.14, lasts: 0.4, level: 0.25 },
    { of: 'triangle', from: 587, at: 0.28, lasts: 0.7, level: 0.28 },
  ],
  step: [{ of: 'noise', from: 420, lasts: 0.06, level: 0.5 }],
  push: [{ of: 'noise', from: 240, lasts: 0.22, level: 0.6 }],
  hit: [
    { of: 'noise', from: 900, lasts: 0.08, level: 0.6 },
    { of: 'triangle', from: 170, to: 80, lasts: 0.16, level: 0.6 },
  ],
  miss: [{ of: 'noise', from: 2600, lasts: 0.12, level: 0.25 }],
  hurt: [
    { of: 'triangle', from: 240, to: 120, lasts: 0.22, level: 0.45 },
    { of: 'noise', from: 600, lasts: 0.08, level: 0.3 },
  ],
  fall: [
    { of: 'sine', from: 420, to: 90, lasts: 0.4, level: 0.35 },
    { of: 'noise', from: 160, at: 0.36, lasts: 0.16, level: 0.6 },
  ],
  door: [
    { of: 'noise', from: 320, lasts: 0.3, level: 0.4 },
    { of: 'triangle', from: 95, at: 0.26, lasts: 0.14, level: 0.5 },
  ],
  card: [{ of: 'noise', from: 3200, lasts: 0.09, level: 0.22 }],
  coin: [
    { of: 'sine', from: 1320, lasts: 0.12, level: 0.16 },
    { of: 'sine', from: 1980, at: 0.06, lasts: 0.22, level: 0.14 },
  ],
  spark: [
    { of: 'square', from: 1400, to: 300, lasts: 0.09, level: 0.1 },
    { of: 'noise', from: 4200, lasts: 0.12, level: 0.25 },
  ],
  cheer: [
    { of: 'triangle', from: 523, lasts: 0.2, level: 0.25 },
    { of: 'triangle', from: 659, at: 0.1, lasts: 0.2, level: 0.25 },
    { of: 'triangle', from: 784, at: 0.2, lasts: 0.5, level: 0.28 },
  ],
}

/** Makes sounds in one audio context, all through one gain. */
export class Synth {
  readonly #context = new AudioContext()
  readonly #master = this.#context.createGain()
  readonly #noise = noiseIn(this.#context)
  #air: { readonly of: readonly Air[]; readonly gain: GainNode } | undefined

  constructor() {
    this.#master.gain.value = 0
    this.#master.connect(this.#context.destination)
  }

  /** How loud all of it is, from 0 to 1; it glides there. */
  set level(level: number) {
    this.#master.gain.setTargetAtTime(level, this.#context.currentTime, 0.08)
    if (level > 0) void this.#context.resume()
  }

  play(sound: PageSound): void {
    for (const voice of VOICES[sound]) this.#sing(voice)
  }

  /** The quiet sound of a place, instead of the one before. */
  breathe(layers: readonly Air[]): void {
    if (this.#air?.of === layers) return
    this.#air?.gain.disconnect()
    this.#air = undefined
    if (layers.length === 0) return
    const gain = this.#context.createGain()
    gain.gain.value = 0
    gain.gain.setTargetAtTime(AIR_LEVEL, this.#context.currentTime, 1.5)
    gain.connect(this.#master)
    for (const layer of layers) this.#layer(layer, gain)
    this.#air = { of: layers, gain }
  }

  #sing({ of, from, to = from, at = 0, lasts, level }: Voice): void {
    const begins = this.#context.currentTime + at
    const ends = begins + lasts
    const gain = this.#context.createGain()
    gain.gain.setValueAtTime(level, begins)
    gain.gain.exponentialRampToValueAtTime(0.001, ends)
    gain.connect(this.#master)
    const source = of === 'noise' ? this.#hiss(from, gain) : this.#tone(of, from, gain)
    if (source instanceof OscillatorNode) source.frequency.exponentialRampToValueAtTime(to, ends)
    source.start(begins)
    source.stop(ends)
  }

  #layer({ of, pitch, level, sway, chirps }: Air, into: AudioNode): void {
    const gain = this.#context.createGain()
    gain.gain.value = level
    gain.connect(into)
    const source = of === 'noise' ? this.#hiss(pitch, gain) : this.#tone('sine', pitch, gain)
    if (sway !== undefined) this.#wave('sine', 1 / sway, level / 2, gain.gain)
    if (chirps !== undefined) this.#wave('square', chirps, level, gain.gain)
    source.start()
  }

  #wave(type: OscillatorType, pitch: number, depth: number, onto: AudioParam): void {
    const gain = this.#context.createGain()
    gain.gain.value = depth
    gain.connect(onto)
    this.#tone(type, pitch, gain).start()
  }

  #tone(type: OscillatorType, pitch: number, into: AudioNode): OscillatorNode {
    const tone = this.#context.createOscillator()
    tone.type = type
    tone.frequency.value = pitch
    tone.connect(into)
    return tone
  }

  #hiss(pitch: number, into: AudioNode): AudioBufferSourceNode {
    const hiss = this.#context.createBufferSource()
    hiss.buffer = this.#noise
    hiss.loop = true
    const filter = this.#context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.value = pitch
    hiss.connect(filter).connect(into)
    return hiss
  }
}

/** A place is far quieter than what happens in it. */
const AIR_LEVEL = 0.12

/** Two seconds of noise, that are played over and over. */
function noiseIn(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
