import { drawingOf } from '@nestmates/domain/marketplace/service-icons.ts';
import {
  Baby,
  BookOpen,
  BriefcaseBusiness,
  Brush,
  Camera,
  Car,
  ChefHat,
  Dog,
  Dumbbell,
  GraduationCap,
  HeartPulse,
  House,
  Laptop,
  Leaf,
  type LucideIcon,
  Music,
  Package,
  Palette,
  PartyPopper,
  Scissors,
  ShoppingBag,
  Sparkles,
  Wrench,
} from 'lucide-react';

const serviceIcons: Readonly<Record<ReturnType<typeof drawingOf>, LucideIcon>> = {
  babysitting: Baby,
  tutoring: GraduationCap,
  fitness: Dumbbell,
  music: Music,
  photography: Camera,
  transportation: Car,
  housekeeping: House,
  cooking: ChefHat,
  arts: Palette,
  beauty: Scissors,
  repair: Wrench,
  tech: Laptop,
  shopping: ShoppingBag,
  wellness: Leaf,
  events: PartyPopper,
  education: BookOpen,
  healthcare: HeartPulse,
  creative: Brush,
  consulting: BriefcaseBusiness,
  other: Sparkles,
  pets: Dog,
};

/** What stands for a listing without a photo. */
export const listingIcon = (serviceIcon: string | null): LucideIcon =>
  serviceIcon === null ? Package : serviceIcons[drawingOf(serviceIcon)];
