// Shows a model on a canvas: turned, enlarged and picked; drawn only when something changed (product §5 3D manuals).
import { Box3, PerspectiveCamera, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { distanceToSee } from './distance-to-see.ts';
import { followHand } from './follow-hand.ts';
import { itemAt } from './item-at.ts';
import { type Model, type ModelItem, readModel } from './model.ts';
import { makePace, type Pace } from './pace.ts';
import type { Shown } from './shown.ts';
import { type Direction, type Side, SIDES, START } from './sides.ts';
import type { KnownItems } from './name-items.ts';
import { openStage } from './stage.ts';

export interface ShowOptions {
  canvas: HTMLCanvasElement;
  bytes: ArrayBuffer;
  /** Which items nodes and numbers are, of a model that does not say so itself. */
  known?: KnownItems | undefined;
  onPick: (itemNo: string | null) => void;
  onHover: (itemNo: string | null) => void;
  onLost: () => void;
  onBack: () => void;
}

/** A model on the page, steered from outside. */
export interface ShownModel {
  items: readonly ModelItem[];
  /** Whether there is anything to be taken from anything. */
  comesApart: boolean;
  setApart(share: number): void;
  light(itemNos: { selected: string | null; hovered: string | null }): void;
  turn(right: number, up: number): void;
  show(shown: Shown): void;
  /** Looks at it from one of six sides. */
  lookFrom(side: Side): void;
  zoomBy(factor: number): void;
  fit(): void;
  stop(): void;
}

const VIEW_ANGLE = 26;
const STILL = 6;

/** Throws where there is no WebGL or the file is no model. */
export async function showModel(options: ShowOptions): Promise<ShownModel> {
  const stage = openStage();
  const model = await readModel(options.bytes, stage.surroundings(), options.known);
  return new Show(options, model, stage);
}

class Show implements ShownModel {
  readonly items: readonly ModelItem[];
  readonly comesApart: boolean;
  readonly #canvas: HTMLCanvasElement;
  readonly #model: Model;
  readonly #stage: ReturnType<typeof openStage>;
  readonly #paper: CanvasRenderingContext2D | null;
  readonly #camera = new PerspectiveCamera(VIEW_ANGLE, 1, 0.01, 500);
  readonly #controls: OrbitControls;
  readonly #closers: (() => void)[] = [];
  readonly #pace: Pace;
  #apart = 0;
  #frame = 0;

  constructor(options: ShowOptions, model: Model, stage: ReturnType<typeof openStage>) {
    this.items = model.items;
    this.comesApart = model.comesApart;
    this.#canvas = options.canvas;
    this.#model = model;
    this.#stage = stage;
    this.#paper = options.canvas.getContext('2d');
    this.#listenBeforeControls();
    this.#controls = new OrbitControls(this.#camera, options.canvas);
    this.#controls.enableDamping = false;
    this.#controls.zoomSpeed = 0.8;
    // A finger that moves up or down scrolls the page; sideways it turns the model.
    options.canvas.style.touchAction = 'pan-y';
    this.#controls.addEventListener('change', this.#ask);
    this.#pace = makePace(stage.isSoftware, this.#ask);
    followHand(this.#controls, () => this.#move());
    this.#listenToPresses(options);
    const leave = stage.join({
      onLost: options.onLost,
      onBack: () => {
        model.scene.environment = stage.surroundings();
        options.onBack();
        this.#ask();
      },
    });
    const sizes = new ResizeObserver(this.#ask);
    sizes.observe(options.canvas);
    this.#closers.push(leave, () => sizes.disconnect());
    this.#model.setApart(0);
    this.fit();
  }

  setApart(share: number): void {
    if (share !== this.#apart) this.#move();
    const before = this.#reach();
    const middle = this.#middle();
    this.#apart = share;
    this.#model.setApart(share);
    const away = this.#away().multiplyScalar(this.#reach() / before);
    this.#controls.target.add(this.#middle().sub(middle));
    this.#camera.position.copy(this.#controls.target).add(away);
    this.#controls.update();
    this.#ask();
  }

  light(itemNos: { selected: string | null; hovered: string | null }): void {
    const brand = getComputedStyle(this.#canvas).getPropertyValue('--brand').trim() || '#f2640c';
    this.#model.light(itemNos, brand);
    this.#move();
    this.#ask();
  }

  turn(right: number, up: number): void {
    this.#move();
    const away = this.#camera.position.clone().sub(this.#controls.target);
    const angles = new Spherical().setFromVector3(away);
    angles.theta += right;
    angles.phi = Math.min(Math.PI - 0.05, Math.max(0.05, angles.phi - up));
    this.#camera.position.copy(this.#controls.target).add(away.setFromSpherical(angles));
    this.#controls.update();
    this.#ask();
  }

  zoomBy(factor: number): void {
    this.#move();
    const away = this.#camera.position.clone().sub(this.#controls.target).divideScalar(factor);
    this.#camera.position.copy(this.#controls.target).add(away);
    this.#controls.update();
    this.#ask();
  }

  show(shown: Shown): void {
    this.#model.show(shown);
    this.#ask();
  }

  fit(): void {
    this.#seeFrom(START);
  }

  lookFrom(side: Side): void {
    this.#seeFrom(SIDES[side]);
  }

  /** All that is drawn, from one direction. */
  #seeFrom({ azimuth, polar }: Direction): void {
    const { target } = this.#controls;
    target.copy(this.#middle());
    this.#camera.position.setFromSphericalCoords(1, polar, azimuth).add(target);
    const distance = this.#reach();
    this.#camera.position.setFromSphericalCoords(distance, polar, azimuth).add(target);
    this.#controls.update();
    this.#ask();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#pace.stop();
    this.#controls.dispose();
    for (const close of this.#closers) close();
    this.#model.dispose();
    this.#stage.tell();
  }

  #middle(): Vector3 {
    return new Box3().setFromPoints(this.#model.cornersAt(this.#apart)).getCenter(new Vector3());
  }

  #away(): Vector3 {
    return this.#camera.position.clone().sub(this.#controls.target);
  }

  /** From how far the whole model is seen on this side; nearer and farther limits follow it. */
  #reach(): number {
    const distance = distanceToSee(this.#model.cornersAt(this.#apart), this.#away().normalize(), this.#camera);
    this.#controls.minDistance = distance * 0.15;
    this.#controls.maxDistance = distance * 2;
    this.#camera.near = distance / 100;
    this.#camera.far = distance * 4;
    return distance;
  }

  readonly #ask = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  };

  #draw(): void {
    if (!this.#paper) return;
    const { clientWidth, clientHeight } = this.#canvas;
    const density = Math.min(2, devicePixelRatio);
    const [width, height] = [Math.round(clientWidth * density), Math.round(clientHeight * density)];
    if (width === 0 || height === 0) return;
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      const isFirst = this.#canvas.dataset['drawn'] === undefined;
      [this.#canvas.width, this.#canvas.height] = [width, height];
      this.#camera.aspect = width / height;
      if (isFirst) this.fit();
    }
    this.#camera.updateProjectionMatrix();
    const { share, isPlain } = this.#pace.effort();
    this.#model.setPlain(isPlain);
    const begin = performance.now();
    this.#stage.draw(this.#model.scene, this.#camera, { target: this.#paper, share });
    // The graphics work on after they were told to: the next frame waits for them.
    requestAnimationFrame(() => this.#pace.took(performance.now() - begin));
    this.#canvas.dataset['drawn'] = `${Math.round(width * share)} × ${Math.round(height * share)}`;
  }

  /** The first picture is a whole one. */
  #move(): void {
    if (this.#canvas.dataset['drawn'] !== undefined) this.#pace.moved();
  }

  /** The wheel scrolls the page unless Ctrl is held or the model has the focus. */
  #listenBeforeControls(): void {
    const onWheel = (event: WheelEvent) => {
      const hasFocus = this.#canvas.parentElement?.contains(document.activeElement) ?? false;
      if (!event.ctrlKey && !hasFocus) event.stopImmediatePropagation();
    };
    this.#on('wheel', onWheel);
  }

  #on<K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void): void {
    this.#canvas.addEventListener(name, act);
    this.#closers.push(() => this.#canvas.removeEventListener(name, act));
  }

  #listenToPresses({ onPick, onHover }: ShowOptions): void {
    let from = { x: 0, y: 0 };
    const at = (event: PointerEvent) =>
      itemAt(event, { canvas: this.#canvas, camera: this.#camera, model: this.#model });
    this.#on('pointerdown', (event) => {
      from = { x: event.clientX, y: event.clientY };
    });
    this.#on('pointerup', (event) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL) onPick(at(event));
    });
    this.#on('pointermove', (event) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) onHover(at(event));
    });
    this.#on('pointerleave', () => onHover(null));
  }
}
