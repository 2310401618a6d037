import { Link } from '@tanstack/react-router';
import { AddLabel, addButtonStyles } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';

/** The way to a new shoot, in the header of every list. */
export function AddShootLink() {
  return (
    <Button asChild variant="primary" className={addButtonStyles}>
      <Link to="/shoots/new">
        <AddLabel label="Add New Shoot" />
      </Link>
    </Button>
  );
}
